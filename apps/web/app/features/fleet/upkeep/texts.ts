// Keys of the texts of states, kinds and energies.
export const WORK_STATE_TEXTS = {
  open: 'workOpen',
  in_progress: 'workInProgress',
  done: 'workDone',
  cancelled: 'workCancelled',
} as const
export const ENERGY_TEXTS = {
  diesel: 'diesel',
  petrol: 'petrol',
  lpg: 'lpg',
  cng: 'cng',
  hydrogen: 'hydrogen',
  electric: 'electric',
} as const
export const KIND_TEXTS = {
  collision: 'collision',
  damage: 'damage',
  breakdown: 'breakdown',
  theft: 'theft',
  injury: 'injury',
  goods: 'goods',
  other: 'otherKind',
} as const
export const SEVERITY_TEXTS = { minor: 'minor', serious: 'serious', severe: 'severe' } as const
export const INCIDENT_STATE_TEXTS = {
  open: 'incidentOpen',
  in_review: 'incidentInReview',
  closed: 'incidentClosed',
} as const
