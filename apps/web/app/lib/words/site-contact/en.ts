// Texts of the contact and support pages. Terms: docs/languages.md.
export default {
  title: 'Ask us anything',
  lead: 'A person answers, within {hours} hours on weekdays.',
  forCustomers: 'Support for customers',
  forCustomersMore:
    'Inside the product the question carries the day, the plan and the order with it. <link>Sign in</link>',
  somethingDown: 'Something is down?',
  somethingDownMore: 'The probes say so first. <link>Status</link>',

  // Business hours
  businessHours: 'Business hours',
  open: '{weekday}, {time} PST: open',
  opensToday: '{weekday}, {time} PST: closed, opens today at 9AM',
  opensTomorrow: '{weekday}, {time} PST: closed, opens tomorrow at 9AM',
  opensMonday: '{weekday}, {time} PST: closed, opens Monday at 9AM',

  // Form
  name: 'Name',
  email: 'Email',
  company: 'Company <optional>optional</optional>',
  phone: 'Phone <optional>optional</optional>',
  subject: 'Subject <optional>optional</optional>',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  use: 'We use this to answer you, nothing else. <link>Privacy</link>',
  subjectGeneral: 'General',
  subjectSales: 'Sales',
  subjectSupport: 'Support',
  subjectPartnership: 'Partnership',
  subjectDemo: 'Demo',
  sent: "Thank you for your message! We'll get back to you within {hours} hours.",
  failed: 'Failed to send message. Please try again.',
  notSent: '{reason} Your text is still here.',
  about: 'About: {subject}',
  enterName: 'Enter your name',
  enterEmail: 'Enter your email address',
  emailIncomplete: 'This email address is not complete',
  enterMessage: 'Write a message',

  // Frequent questions
  frequentlyAsked: 'Frequently asked',
  trialQuestion: 'How long is the trial, and do you need a card?',
  trialAnswer:
    '{days, plural, one {#\u00a0day} other {#\u00a0days}}, no card. When it ends you can still read everything.',
  spreadsheetQuestion: 'Can I bring my addresses from a spreadsheet?',
  spreadsheetAnswer:
    'Yes. CSV and XLSX, with the columns you have: {name} finds which is which, shows what it could not read row by row, and stores nothing until you agree.',
  phonesQuestion: 'Do drivers need new phones?',
  phonesAnswer:
    'No. The driver app runs in the browser of a phone, and trackers that speak OsmAnd or OwnTracks work as they are.',
  limitQuestion: 'What happens when a vehicle is over the limit of my plan?',
  limitAnswer:
    'Nothing breaks. The day that is planned runs to its end; the next vehicle waits until you upgrade or archive one.',
  dataQuestion: 'Where is our data kept, and who can see it?',
  dataAnswer:
    'In one PostgreSQL database, separated row by row for each company. Your people see it by their role.',
  trackingQuestion: 'Can recipients track without an account?',
  trackingAnswer:
    'Yes. The tracking number opens the page. It shows when the parcel comes and the van near the end, never a phone number or another stop.',

  // Support page
  threeWays: 'Three ways to an answer, quickest first.',
  lookItUp: 'Look it up',
  lookItUpMore: 'The <help>Help Center</help> has short answers by the word you would use on the radio.',
  checkTheLine: 'Check the line',
  checkTheLineMore:
    'When something does not load, <diagnostics>Network Diagnostics</diagnostics> tells whether it is us, your network or your browser, and makes a report you can send. The <status>status page</status> says whether others see it too.',
  askAPerson: 'Ask a person',
  askAPersonMore:
    'Write to us through <contact>Contact</contact>. We are there {businessHours} and reply within {hours} hours on weekdays.',
} as const
