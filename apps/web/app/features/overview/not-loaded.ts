// Said beside every figure of the overview that failed to load.
export const NOT_LOADED = 'could not be loaded'
