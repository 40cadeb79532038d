// Texts of the pages about the company and its openings. Terms: docs/languages.md.
export default {
  title: 'We plan days, not dots on a map',
  lead: '{name} is a platform for companies that deliver things.',
  whatWeMake: 'What we make',
  whatWeMakeDay:
    'It plans a day of stops, hands it to the drivers, watches it happen and tells the people who wait. Dispatchers have it open all day, drivers look at it between two doors, recipients once.',
  whatWeMakePlanner:
    'The planner at its heart is our own. It knows one-way streets and bridges, shifts and windows, what a van holds and what a promise costs, and it says why when something does not fit.',
  howWeWork: 'How we work',
  howWeWorkMeasure:
    'We measure before we claim. Every plan is checked by a second program that shares no line with the first. What we do not know we mark as estimated.',
  howWeWorkBadDay:
    'We build for the bad day: the phone without signal, the spreadsheet with two date formats, the trial that ends while twelve vans are out. A day that is on the road runs to its end when a trial ends or an account is suspended.',
  believe: 'What we believe',
  believeReason: 'Software that gives a reason is trusted; software that gives an order is worked around.',
  believeData: 'Data belongs to the company it is about.',
  believeTime: 'A recipient deserves one true time more than three friendly messages.',
  believeDriver: 'A driver is not a dot.',
  talk: 'Talk to us',
  talkMore:
    'Questions go to <contact>Contact</contact>, places on the team are on <careers>Careers</careers>.',

  // Openings
  careersTitle: 'Work on a day that has to work',
  careersLead: 'Two places are open with those who make {name}.',
  engineer: 'Route optimisation engineer',
  engineerField: 'Engineering',
  engineerPlace: 'Remote, UTC-8 to +2',
  engineerLead:
    'You make the engine find a plan in one second that today takes ten, and prove that it is right.',
  engineerSearch: 'Large neighbourhood search, or the wish to learn it',
  engineerCode: 'TypeScript, and the patience to measure',
  engineerReason: 'You can tell a dispatcher why stop 11 is late',
  success: 'Customer success, logistics',
  successField: 'Customers',
  successPlace: 'Remote',
  successLead: 'You sit beside a dispatcher on the first morning and bring back what hurts, in their words.',
  successPlanned: 'You have planned a day yourself, on paper or worse',
  successCalm: 'Calm at 06:40 on a Monday',
  successLanguages: 'English and one more language',
  fullTime: 'Full time',
  apply: 'Apply Now',
  applyMore: 'Apply Now opens the contact form. Three sentences are enough.',
} as const
