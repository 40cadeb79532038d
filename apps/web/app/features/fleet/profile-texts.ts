// Keys of the texts of road profiles.
export const PROFILE_TEXTS = { car: 'carOrVan', truck: 'smallTruck' } as const
