// Texts of the Help Center. Terms: docs/languages.md.
export default {
  search: 'Search the Help Center',
  searchExample: 'Unserved, window, trial…',
  answersFound: '{count, plural, one {# answer} other {# answers}}',
  answers: 'Answers',
  noneFound: 'No answer contains all these words. <link>Ask support</link>',
  notThere: 'Not there? <link>Ask support</link>',
  usOrYou: 'Is it us or your connection?',
  usOrYouMore: 'A check of sign-in, data and live updates, in 10 s.',
  networkDiagnostics: 'Network Diagnostics',

  // Topics
  topicStart: 'Start',
  topicPlan: 'Plan',
  topicLive: 'Live',
  topicDrivers: 'Drivers',
  topicRecipients: 'Recipients',
  topicAccount: 'Account',

  // Articles
  importTitle: 'Import orders from a spreadsheet',
  importAnswer:
    'Orders, Import, choose a CSV or XLSX file. {name} finds which column is which; correct it where needed. Rows it cannot read are listed with the cell, the reason and often a fix. Nothing is stored until you press Import, and importing the same file again changes nothing.',
  depotTitle: 'Set up vehicles, depot and hours',
  depotAnswer:
    'Fleet, Add vehicle. Each vehicle has a depot, a shift on the local clock, and a capacity in parcels and kilograms. The planner keeps all three.',
  regionTitle: 'Use the map of your own area',
  regionAnswer:
    'A region is compiled from an OpenStreetMap extract with one command: npm run region and the file. It brings roads, addresses and the map, and needs no key and no network afterwards.',
  firstDayTitle: 'Plan the first day',
  firstDayAnswer:
    'Import the orders, open Plan, choose the day and press Optimise. Watch the cost fall, stop when you like what you see, then Dispatch.',
  unservedTitle: 'Why is an order unserved?',
  unservedAnswer:
    'Each unserved order names the rule that stops it: a window, a load, a shift, a skill. The smallest change that would serve it is shown next to it.',
  windowsTitle: 'How windows are read',
  windowsAnswer:
    'A window is when service may begin, on the depot’s local clock. A van that arrives early waits; the timeline shows the wait as hatching.',
  speedsTitle: 'Plan with the traffic of each hour',
  speedsAnswer:
    'Settings, Driving speeds: a table by weekday and hour, in percent of the speed on the map. Type it, load it from a CSV file, or take what your own finished routes show. It counts for new plans, changes on the road, forecasts, tracking and slots from then on; plans that exist keep their times. Undo brings back the table from before.',
  stopEarlyTitle: 'Stop the engine early',
  stopEarlyAnswer:
    'Stop, keep best ends the search and keeps the best plan found so far. It has passed the same checks as a full run.',
  outOfDateTitle: 'What "out of date" means',
  outOfDateAnswer:
    'An order of the plan was changed or cancelled after the plan was made. Run it again; dispatching an old plan is refused.',
  priorityTitle: 'What priority does',
  priorityAnswer:
    'An order of higher priority is never left out for any number of lower ones. Among equals, the cheapest plan wins.',
  atRiskTitle: 'What "at risk" means',
  atRiskAnswer:
    'By the newest position the van would arrive after the window ends. The list is sorted by minutes, worst first.',
  silentTitle: 'A van stands still on the map',
  silentAnswer:
    'After 60 seconds without a position the van loses its fill and its age is shown. The phone may have no signal; positions that it stored arrive later with their own times.',
  trackersTitle: 'Connect a tracker or phone',
  trackersAnswer:
    'Fleet, the vehicle, Device token. Put the token into Traccar Client (OsmAnd protocol) or OwnTracks. A new token ends the earlier one.',
  doneTitle: 'How a stop becomes done',
  doneAnswer:
    'When the driver says so. Where no driver reports, when the van stood at the stop for its service and has left it.',
  phonesTitle: 'Which phones work',
  phonesAnswer: 'Any phone with a current browser. Nothing is installed from a store.',
  noSignalTitle: 'Working without signal',
  noSignalAnswer:
    'The driver app opens without a signal and keeps what the driver does, photos too, until it can be sent. Traccar Client and OwnTracks do the same with positions. Sending something twice changes nothing.',
  proofTitle: 'Proof of delivery',
  proofAnswer:
    'Each order, or the company, says what a door asks for: photo, signature, name, PIN, scan or age check. The driver cannot end the stop without it. Afterwards anyone with the link or the QR code can verify the signed proof.',
  trackingTitle: 'What the tracking page shows',
  trackingAnswer:
    'When, with the reason when it changes; where the van is once it is near; what happened so far. No phone number, no full name, no other stop.',
  noticeTitle: 'When recipients are told',
  noticeAnswer: 'When the van is about 30 minutes away.',
  brandTitle: 'Your colours on the tracking page',
  brandAnswer:
    'Settings, Colour of the tracking page. A colour that would make white text hard to read is not accepted.',
  plansTitle: 'Plans, vehicles and limits',
  plansAnswer:
    'A plan allows a number of active vehicles. At the limit the next one waits; nothing that is planned or driven stops.',
  trialEndTitle: 'When the trial ends',
  trialEndAnswer:
    'You can read everything and choose a plan. New imports, plans and dispatches wait until then; a day on the road runs to its end.',
  rolesTitle: 'Roles: who may do what',
  rolesAnswer:
    'Admins change the company and its members, dispatchers plan and dispatch, viewers look, drivers see their own route, recipients their own parcels.',
  resetTitle: 'Forgot the password',
  resetAnswer: 'Sign in, Forgot password. The mail’s link works once and ends after 24 hours.',
  passkeysTitle: 'Sign in with a passkey',
  passkeysAnswer:
    'In the account menu open Security and press Add passkey: your phone, computer or security key keeps it. From then on Sign in with a passkey asks for your fingerprint, face or PIN in place of email and password. The password goes on working.',
  askAPerson: 'Ask a person',
  replyAndHours: 'Reply within {hours} hours. {businessHours}.',
} as const
