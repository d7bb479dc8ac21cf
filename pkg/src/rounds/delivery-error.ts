/** An error of `deliver` whose message the card shows to the user. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}
