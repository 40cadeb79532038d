// Limits of volume as `limits` of a plan or a subscription holds them.

/** Orders for one day, MB of files, and calls a minute of all API keys; 0 = unlimited. */
export const volumeLimitsOf = ({ orders, storage, calls }: Record<string, unknown>) => ({
  orderLimit: typeof orders === 'number' ? orders : 0,
  storageLimit: typeof storage === 'number' ? storage : 0,
  callLimit: typeof calls === 'number' ? calls : 0,
})
