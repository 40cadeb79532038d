// Texts of the product's six features, on the home page and the page of features. Terms: docs/languages.md.
export default {
  oneProduct: 'One product from order to doorstep',
  planningTitle: 'AI-powered route planning',
  planningShort:
    'Two hundred stops become routes that respect every window, shift and load. What cannot be served is listed with its reason and the smallest fix.',
  trackingTitle: 'Live tracking and notifications',
  trackingShort:
    'Vans move as positions arrive. A stop at risk is flagged before it is late, and the recipient hears it from you, 30 minutes ahead.',
  analyticsTitle: 'Analytics dashboard',
  analyticsShort:
    'On time, cost, distance and hours of the days that were driven. Each chart answers one question and has its table.',
  securityTitle: 'Enterprise security',
  securityShort:
    'Role-based access control down to the row. Drivers see their own route, recipients their own parcel, nobody another company.',
  tenantsTitle: 'Multi-tenant management',
  tenantsShort: 'Several fleets under one roof: their own brand, plan, people and data.',
  driverTitle: 'Driver app',
  driverShort:
    'The next stop fills the screen: where, when, what to hand over. Below it the rest of the route, in order.',
  planScreen: 'The plan screen: routes on the map, as a list and as a timeline',
  liveScreen: 'The live screen in dark: vans on the map and the stops at risk',
} as const
