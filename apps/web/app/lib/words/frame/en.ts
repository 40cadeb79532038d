// Texts of the frame around a portal's pages, and of panels and lists. Terms: docs/languages.md.
export default {
  // Pages
  overview: 'Overview',
  dashboard: 'Fleet Management Dashboard',
  orders: 'Orders',
  plan: 'Plan',
  live: 'Live',
  fleet: 'Fleet',
  drivers: 'Drivers',
  routes: 'Routes',
  analytics: 'Analytics',
  settings: 'Settings',
  support: 'Support',
  help: 'Help',

  // Around a page
  company: 'Company',
  sections: 'Sections',
  menu: 'Menu',
  search: 'Search',
  searchCompany: 'Search orders, stops, drivers',
  searching: 'Searching',
  nothingFound: 'Nothing found for “{text}”',
  skipToContent: 'Skip to content',
  needYou: '{label}, {count} need you',
  loadingCompany: 'Loading your company',
  companyNotLoaded: 'Your company could not be loaded',
  viewer: 'You see everything here as a viewer. Dispatchers and administrators make the changes.',
  testClock: 'The test clock is on: owners move the time of companies here. Not for production.',

  // Connection
  connected: 'Connected',
  slow: 'Slow, {seconds} s',
  noConnection: 'No Connection',
  offline:
    'No internet connection. You are seeing the last known state; it updates once you are back online.',

  // Day
  today: 'Today',
  todayAnd: 'Today, {day}',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  weekdays: 'Mo Tu We Th Fr Sa Su',

  // Panels and lists
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  undo: 'Undo',
  removed: '{name} removed',
  notRemoved: '{name} could not be removed',
  copy: 'Copy',
  copied: 'Copied',
  haveCopied: 'I have copied it',
  shownOnce: 'Copy it now: it is shown only once. {hint}',
  selectAll: 'Select all',
  selectRow: 'Select {row}',
  firstOf: 'The first {limit} of {count}. Filter to see others.',
  scrolledSideways: '{label}, scrolled sideways',
  separateByCommas: 'Separate with commas',
} as const
