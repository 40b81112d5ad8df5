# SPDX-License-Identifier: GPL-3.0-or-later
"""Readings of the rules that are wrong, each with numbers of random games in which that shows."""

from rounds import Game
from standish import ALL_EDGES
from words import CORNERS


class LostDynamite(Game):
    """Dynamite that lay with a cowboy on free land blasts the mine that is built there later."""

    def put(self, seat, move):
        super().put(seat, move)
        seat.mined |= seat.dynamited


class RoadByRoad(Game):
    """Standish lays each road so that it connects the fewest of your parcels, not all of them together."""

    def connect(self, parcel):
        while not self.connected(parcel):
            edges = {way[0] for way in self.shortest_ways(CORNERS[parcel])}
            self.build_road(min(sorted(edges, key=ALL_EDGES.index), key=lambda edge: self.help_for_you([edge])))


class NoRoom(Game):
    """A building may go where its house has no room."""

    def has_room(self, seat, kind, parcel):
        return True


class LostSheriff(Game):
    """The white cowboy that an outlaw beats is gone."""

    def send_home(self, place, losers):
        white = [seat for seat in losers if seat.white == place]
        super().send_home(place, losers)
        for seat in white:
            seat.white = None


MISREADINGS = [
    (LostDynamite, (276,)),
    (RoadByRoad, (205, 335)),
    (NoRoom, (1433,)),
    (LostSheriff, (408, 546)),
]
