/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of the board game's characters, and what each side of them does. */

#include "comstock-board-names.h"

#include <glib/gi18n.h>

#include "comstock-board-facts.h"

static const struct
{
  const char *names[BOARD_SIDES];
  const char *effects[BOARD_SIDES];
} characters[BOARD_CHARACTERS] = {
  /* Translators: what characters do.  There is little room: be short, without a full stop.  VP are victory points.
   * Words in braces stay as they are: they are replaced by numbers, {roads} and {dynamites} by 2. */
  [BOARD_PAPERBOY] = {
    { N_("Paperboy"), N_("Paperboy") },
    /* Translators: the paperboy: one more character, beside the paperboy, which no other player has; short, without a
     * full stop */
    { N_("May pay $3 for one more character, but not the sheriff"),
      /* Translators: the same; "its" is the other character’s */
      N_("Takes one more character, but not the sheriff; its cash limit is $5 lower") } },
  [BOARD_SHERIFF] = {
    { N_("Sheriff"), N_("Sheriff") },
    { N_("A white cowboy whom nobody may join, for a place without cowboys"),
      N_("Neither attacks nor joins rivals; 3 VP for each duel lost") } },
  [BOARD_BANKER] = {
    { N_("Banker"), N_("Banker") },
    /* Translators: what the player gets at once for choosing this character */
    { N_("${money} now"),
      N_("At the end of the round may buy {first-offer} VP for ${first-offer-price}, {second-offer} for "
         "${second-offer-price} or {third-offer} for ${third-offer-price}") } },
  [BOARD_GROCER] = {
    { N_("Grocer"), N_("Grocer") },
    { N_("$8 now; or, when building income is paid, $8 or twice the income of one type of building"),
      N_("$8 now, or 1 VP for each of your houses at the end of the round") } },
  [BOARD_CHINESE_WORKER] = {
    { N_("Chinese worker"), N_("Chinese worker") },
    { N_("{roads} roads; buildings cost half, rounded up"), N_("May buy any building on the track for $5 now") } },
  [BOARD_SETTLER] = {
    { N_("Settler"), N_("Settler") },
    /* Translators: to own, without paying */
    { N_("A parcel at no cost"), N_("$8 now, or 1 VP for each of your mountains at the end of the round") } },
  [BOARD_CAPTAIN] = {
    { N_("Captain"), N_("Captain") },
    { N_("May pay ${one-cowboy}, ${two-cowboys} or ${three-cowboys} for 1, 2 or 3 cowboys"),
      N_("May pay ${one-revolver} or ${two-revolvers} for 1 or 2 revolvers") } },
  [BOARD_MERCENARY] = {
    { N_("Mercenary"), N_("Mercenary") },
    { N_("+{firepower} firepower this round"), N_("+{firepower} firepower this round") } },
  [BOARD_INDIAN] = {
    { N_("Indian"), N_("Indian") },
    { N_("2 parcels where the dice fall"), N_("No parcel costs more than $3") } },
  [BOARD_PROSPECTOR] = {
    { N_("Prospector"), N_("Prospector") },
    { N_("May pay $10 for a mine with its parcel"), N_("{dynamites} sticks of dynamite") } },
  [BOARD_GUNSMITH] = {
    { N_("Gunsmith"), N_("Gunsmith") },
    { N_("2 VP for each duel won"), N_("May roll again in each duel; a stick of dynamite") } },
  [BOARD_SINGER] = {
    { N_("Singer"), N_("Singer") },
    { N_("Two of your cowboys on action spaces need not duel"),
      N_("An extra cowboy gambles without a duel, for the product of the dice") } },
  [BOARD_AUCTIONEER] = {
    { N_("Auctioneer"), N_("Auctioneer") },
    { N_("Auctions two parcels together"), N_("Auctions the 3 revolvers") } },
  [BOARD_GOVERNOR] = {
    { N_("Governor"), N_("Governor") },
    { N_("A road; 1 VP for each road laid that connects a new parcel, 2 for a bridge"),
      N_("Each rival pays $1 for each revolver, or $1 for every $10 they have, rounded up") } },
  [BOARD_DOCTOR] = {
    { N_("Doctor"), N_("Undertaker") },
    { N_("Losers of duels may pay you $3 to send their cowboy to another action space; yours go for free"),
      N_("$2 or 1 VP from the owner of each beaten cowboy") } },
  [BOARD_COWBOY] = {
    { N_("Cowboy"), N_("Cowboy") },
    { N_("A horse"), N_("May pay $8 for a ranch with its parcel") } },
  [BOARD_HEROES] = {
    { N_("Heroes"), N_("Heroes") },
    { N_("Attacks nobody and cannot be attacked"), N_("3 VP, or give up 1 or 2 cowboys for 6 or 9 VP") } },
  [BOARD_TEACHER] = {
    /* Translators: a woman, as her portrait shows */
    { N_("Teacher"), N_("Teacher") },
    { N_("Chooses first next round"),
      N_("At the end of the game, 2 VP for each of your schools, prisons and churches, and 2 if you have no "
         "saloon") } },
  [BOARD_LAWYER] = {
    /* Translators: Editor: the head of a newspaper */
    { N_("Lawyer"), N_("Editor") },
    { N_("May buy a parcel now; rivals must leave the parcels where your cowboys stand"),
      /* Translators: one of the four amounts counts in each round */
      N_("1 VP for every $5, $10, $15 or $20 (rounds 1 to 4) that your buildings earn, rounded up") } },
  [BOARD_FATHER_CHRISTMAS] = {
    { N_("Father Christmas"), N_("Father Christmas") },
    { N_("{vp} VP"), N_("{vp} VP and, depending on the die, nothing, $5, or $5 and a cowboy") } },
};

const char *
comstock_board_role_get_name (guint role)
{
  g_return_val_if_fail (role < BOARD_ROLES, NULL);

  return _(characters[role / BOARD_SIDES].names[role % BOARD_SIDES]);
}

const char *
comstock_board_role_get_effect (guint role)
{
  g_autofree char *filled = NULL;

  g_return_val_if_fail (role < BOARD_ROLES, NULL);

  filled = comstock_board_facts_fill (_(characters[role / BOARD_SIDES].effects[role % BOARD_SIDES]),
                                      COMSTOCK_BOARD_FACTS_ROLE, role);
  return g_intern_string (filled);
}

char *
comstock_board_role_dup_title (guint role)
{
  g_return_val_if_fail (role < BOARD_ROLES, NULL);

  return g_strdup_printf (role % BOARD_SIDES == BOARD_RED
                            ? /* Translators: the side of a character's card: "Banker (red)" */ _("%s (red)")
                            : /* Translators: the side of a character's card: "Banker (yellow)" */ _("%s (yellow)"),
                          comstock_board_role_get_name (role));
}
