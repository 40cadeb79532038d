// Texts of broken rules of a day. Terms: docs/languages.md.
export default {
  // Broken rules of a route
  brokenStops: '{count, plural, one {# stop over} other {# stops over}}',
  brokenDistance: '{distance} too far',
  brokenDriving: '{duration} over driving time',
  brokenRest: '{duration} too long without a rest',
  brokenHours: '{duration} over hours',
  brokenShift: '{duration} past shift',
  brokenLoad: '{load} over',
  brokenBreak: 'no time for the break of {duration}',
  brokenReloads: 'loads again too often',
  brokenPrecedence: 'delivers before it picks up',
  brokenSequence: 'out of its sequence',
  brokenTogether: 'in another van than its group',
  brokenDriverOff: 'its driver is off for {duration}',
  brokenOverlap: '{duration} on two routes at once',
  brokenSkills: 'lacks a skill',
  brokenVehicle: 'outside its zones, or excluded by the order',
  brokenUnreachable: 'no road that this vehicle may take',
  brokenOther: 'not allowed',
  loadParcels: '{count, plural, one {# parcel} other {# parcels}}',
  loadPallets: '{count, plural, one {# pallet} other {# pallets}}',

  // Changes that break a rule
  breaksRule: 'This change breaks a rule of the day',
  leaveAsIs: 'Leave it as it is',
  changeAnyway: 'Change it anyway',
  auditRecords: 'The audit log records that you confirmed it.',
} as const
