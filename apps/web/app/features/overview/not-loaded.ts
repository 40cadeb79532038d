// Note beside each figure that failed to load.
export const NOT_LOADED = 'could not be loaded'
