// Names of measures, groups and periods in the reader's language, with the definition of each measure.
import type { MailRhythm, MeasureKey, ReportGroup, ReportSpan } from '@dropwise/contracts'
import { reportWords as words } from '../../lib/words/reports.ts'

interface MeasureText {
  name: () => string
  means: () => string
}

export const MEASURE_TEXTS: Readonly<Record<MeasureKey, MeasureText>> = {
  stops: { name: () => words('stops'), means: () => words('stopsMeans') },
  served: { name: () => words('served'), means: () => words('servedMeans') },
  onTime: { name: () => words('onTime'), means: () => words('onTimeMeans') },
  late: { name: () => words('late'), means: () => words('lateMeans') },
  failed: { name: () => words('failed'), means: () => words('failedMeans') },
  returned: { name: () => words('returned'), means: () => words('returnedMeans') },
  stopsPerHour: { name: () => words('stopsPerHour'), means: () => words('stopsPerHourMeans') },
  costPerStop: { name: () => words('costPerStop'), means: () => words('costPerStopMeans') },
  cost: { name: () => words('cost'), means: () => words('costMeans') },
  timeCost: { name: () => words('timeCost'), means: () => words('timeCostMeans') },
  revenue: { name: () => words('revenue'), means: () => words('revenueMeans') },
  margin: { name: () => words('margin'), means: () => words('marginMeans') },
  driverPay: { name: () => words('driverPay'), means: () => words('driverPayMeans') },
  planned: { name: () => words('planned'), means: () => words('plannedMeans') },
  driven: { name: () => words('driven'), means: () => words('drivenMeans') },
  plannedTime: { name: () => words('plannedTime'), means: () => words('plannedTimeMeans') },
  paidTime: { name: () => words('paidTime'), means: () => words('paidTimeMeans') },
  hoursUsed: { name: () => words('hoursUsed'), means: () => words('hoursUsedMeans') },
  loadUsed: { name: () => words('loadUsed'), means: () => words('loadUsedMeans') },
  efficiency: { name: () => words('efficiency'), means: () => words('efficiencyMeans') },
  co2: { name: () => words('co2'), means: () => words('co2Means') },
  co2PerStop: { name: () => words('co2PerStop'), means: () => words('co2PerStopMeans') },
  co2Known: { name: () => words('co2Known'), means: () => words('co2KnownMeans') },
  ratings: { name: () => words('ratings'), means: () => words('ratingsMeans') },
  rating: { name: () => words('rating'), means: () => words('ratingMeans') },
}

export const GROUP_NAMES: Readonly<Record<ReportGroup, () => string>> = {
  day: () => words('day'),
  week: () => words('week'),
  month: () => words('month'),
  driver: () => words('driver'),
  vehicle: () => words('vehicle'),
  depot: () => words('depot'),
  customer: () => words('customer'),
}

export const SPAN_NAMES: Readonly<Record<ReportSpan, () => string>> = {
  yesterday: () => words('yesterday'),
  last_7_days: () => words('last7Days'),
  last_30_days: () => words('last30Days'),
  last_90_days: () => words('last90Days'),
  last_week: () => words('lastWeek'),
  last_month: () => words('lastMonth'),
  this_month: () => words('thisMonth'),
  custom: () => words('customDays'),
}

export const RHYTHM_NAMES: Readonly<Record<MailRhythm, () => string>> = {
  daily: () => words('daily'),
  weekly: () => words('weekly'),
  monthly: () => words('monthly'),
}
