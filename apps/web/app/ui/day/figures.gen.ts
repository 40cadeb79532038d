// Made by scripts/site-day.ts. Do not edit.
export const DAY_FIGURES = { stops: 198, vans: 11, miles: '82.0', tryOutStops: 60, drawSeconds: 6, width: 1400, height: 1302 }
