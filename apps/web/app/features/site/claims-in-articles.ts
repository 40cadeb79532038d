// Every sentence of the public articles with its kind: proved by a test, kept by people, or a view.
// claims-in-articles.test.ts reads the pages and fails when a sentence is missing here.
import { BUSINESS_HOURS, DELETE_GRACE_DAYS, SUPPORT_REPLY_HOURS, TRIAL_DAYS } from '@dropwise/contracts'
import type { Proof } from './claims.ts'
import { BRAND } from '../../lib/brand-of-page.ts'

/** A promise or duty of people, or a law: no program can prove it. */
const KEPT = 'kept by people'
/** A view, a story, or a link: it claims nothing. */
const VIEW = 'a view'

type Ground = Proof | typeof KEPT | typeof VIEW

const LIVE = 'apps/server/src/modules/live/live.test.ts'
const FRONT_DOOR = 'apps/server/src/modules/live/front-door.test.ts'
const TRACKING_PRIVACY = 'apps/server/src/modules/live/tracking-privacy.test.ts'
const AUTH = 'packages/surface/test/auth.test.ts'
const ACCESS = 'packages/db/src/access.test.ts'
const STATIC = 'apps/server/src/http/static-files.test.ts'
const PUBLIC_SITE = 'e2e/public-site.spec.ts'
const PUBLIC_CONTENT = 'e2e/public-content.spec.ts'
const CONTACT = 'e2e/contact.spec.ts'
const PERSONS = 'apps/server/src/modules/persons/persons.test.ts'
const PERSONS_PAGE = 'e2e/persons.spec.ts'
const WHOLE_ARCHIVE: Proof = [
  'apps/server/src/modules/archives/archives.test.ts',
  'holds every table of the company, its accounts and photos, and counts them',
]
const STATUS: Proof = [
  PUBLIC_CONTENT,
  'the status page shows probes, incidents and maintenance in three tabs',
]
const OWN_ROADS: Proof = [
  'apps/server/src/modules/regions/regions.long.test.ts',
  'are added from an upload, and serve at once',
]
const CHECKED: Proof = [
  'packages/planner/test/running.test.ts',
  'lets the checker find every kind of tampering',
]
const TRIAL_END: Proof = ['e2e/accounts.long.spec.ts', '[2.6-2][2.6-4] when a trial has ended']
const JOURNEY: Proof = [
  'e2e/journey.spec.ts',
  'a day is imported, planned, dispatched, driven, watched live and followed to the door',
]
const STRANGER: Proof = [
  TRACKING_PRIVACY,
  'gives a stranger with the number no phone, no full name, no house, no other parcel',
]

const ABOUT: Record<string, Ground> = {
  [`${BRAND.name} is a platform for companies that deliver things.`]: VIEW,
  'It plans a day of stops, hands it to the drivers, watches it happen and tells the people who wait.':
    JOURNEY,
  'Dispatchers have it open all day, drivers look at it between two doors, recipients once.': VIEW,
  'The planner at its heart is our own.': VIEW,
  'It knows one-way streets and bridges, shifts and windows, what a van holds and what a promise costs, and it says why when something does not fit.':
    [
      'apps/server/src/modules/planning/planning.test.ts',
      'comes back with its reason, in words, with what would help',
    ],
  'We measure before we claim.': VIEW,
  'Every plan is checked by a second program that shares no line with the first.': CHECKED,
  'What we do not know we mark as estimated.': [
    'packages/roads/test/clients.test.ts',
    "expect([table.quality, route.quality]).toEqual(['estimated', 'estimated'])",
  ],
  'We build for the bad day: the phone without signal, the spreadsheet with two date formats, the trial that ends while twelve vans are out.':
    VIEW,
  'A day that is on the road runs to its end when a trial ends or an account is suspended.': TRIAL_END,
  'Software that gives a reason is trusted; software that gives an order is worked around.': VIEW,
  'Data belongs to the company it is about.': VIEW,
  'A recipient deserves one true time more than three friendly messages.': VIEW,
  'A driver is not a dot.': VIEW,
  'Questions go to Contact, places on the team are on Careers.': VIEW,
}

const SUPPORT: Record<string, Ground> = {
  'Three ways to an answer, quickest first.': VIEW,
  'The Help Center has short answers by the word you would use on the radio.': [
    PUBLIC_CONTENT,
    '[2.7-3] the help center finds by the words that are typed',
  ],
  'When something does not load, Network Diagnostics tells whether it is us, your network or your browser, and makes a report you can send.':
    ['e2e/diagnostics.spec.ts', 'a report is copied as it stands, and escalates as a mail draft'],
  'The status page says whether others see it too.': STATUS,
  'Write to us through Contact.': [CONTACT, '[2.7-4] a message is stored once'],
  [`We are there ${BUSINESS_HOURS} and reply within ${SUPPORT_REPLY_HOURS} hours on weekdays.`]: KEPT,
}

const PRIVACY: Record<string, Ground> = {
  'What we keep, why, for how long, and how you get it back or have it removed.': VIEW,
  'In plain words, because it concerns people who never chose our product: drivers and recipients.': VIEW,
  'For the orders, recipients and routes of a fleet, the fleet operator decides and we process on its behalf.':
    KEPT,
  'For accounts, billing and this website we decide ourselves.': KEPT,
  'Name, email, company, a hash of the password, times of sign-in.': [
    AUTH,
    'takes bcrypt hashes of other systems and replaces them',
  ],
  'Name, address, contact, what is delivered and when, as the sender gives it.': [
    'apps/server/src/modules/orders/orders.test.ts',
    'stores every order with its place, its recipient and a delivery to follow',
  ],
  'Place and time of vehicles, as phones and trackers send them.': [
    FRONT_DOOR,
    'takes a form, JSON and OwnTracks too, each instant once',
  ],
  'States with their times and what was noted at the door.': [
    LIVE,
    'delivers what it stood at and left, at the times of the fixes',
  ],
  'What you write on the contact page and what we answer.': [CONTACT, '[2.7-4] a message is stored once'],
  'Whoever has the tracking number sees when the parcel comes, the street it goes to, first names of recipient and driver, and the van when it is near.':
    STRANGER,
  'Never a phone number, a full name or another stop.': STRANGER,
  'In local storage we keep the sign-in under supabase_auth, the colour theme under theme, and what you set or have not sent yet: languages, widths of panels, the last feedback, changes of a plan.':
    [PUBLIC_SITE, '[1-3] the theme is stored under `theme`'],
  'The driver app keeps the route, photos and reports in the browser’s database until they are sent.': [
    'e2e/driver-offline.long.spec.ts',
    'a route of 30 stops without a network arrives whole, once and in order',
  ],
  'No advertising, no third-party trackers.': [STATIC, 'allows exactly the inline scripts of each page'],
  'Nobody buys it.': KEPT,
  'Providers that a fleet switches on itself (a mail server, a payment service, an outside map or routing engine) receive what they need for that, and nothing else.':
    KEPT,
  'Those of this installation are listed under Data processing.': [
    'apps/server/src/platform/outside-services.test.ts',
    'names each outside service by its host',
  ],
  'Maps, roads and addresses come from the fleet’s own server by default, so a position need not leave it.':
    OWN_ROADS,
  'As long as the fleet operator keeps its company, where no shorter time is set for positions, photos, files, mails and tickets.':
    KEPT,
  [`After a company is closed, its administrators can export everything for ${DELETE_GRACE_DAYS} days; then it is deleted with all its files.`]:
    [
      'apps/server/src/modules/owner/owner.test.ts',
      'that are closed let nobody in, come back within the grace, and are deleted after it',
    ],
  'Invoices stay as long as tax law asks, lines of the audit log as long as the platform keeps them.': KEPT,
  'Backups, where the operator of the platform makes them, go on holding it until they are deleted.': KEPT,
  'With an account you download and delete your own data under Security in the account menu.': [
    PERSONS_PAGE,
    'a driver deletes the own account, and is signed out for good',
  ],
  'Recipients and drivers turn to the fleet first: its administrators find one person, hand out a copy and erase them under Settings, Privacy.':
    [PERSONS_PAGE, 'an administrator finds, exports and erases one person'],
  'Who cannot sign in writes to us through Contact.': [
    PERSONS,
    'is found, handed out and erased by the owner of the platform for a person who asks',
  ],
  'An erasure waits while an order or route of the person is open.': [
    PERSONS,
    'is not erased while an order of theirs is open; one that waits is erased once it has ended',
  ],
  'Afterwards orders and figures stay and name nobody.': [
    PERSONS,
    'is named by no text and no file afterwards; orders, figures and the audit chain stand',
  ],
  'Invoices, and numbers that asked for no more texts, stay as they are.': KEPT,
}

const TERMS: Record<string, Ground> = {
  'The agreement between you and us, as short as it can honestly be.': VIEW,
  [`${BRAND.name} plans delivery routes, shows them to drivers, follows them and informs recipients.`]:
    JOURNEY,
  'You use it for your own company and give access only to people who work for it.': KEPT,
  [`The trial lasts ${TRIAL_DAYS} days, unless your dashboard names another number, and needs no card.`]: [
    'apps/server/src/modules/mail/mail.test.ts',
    'welcome a new trial in both forms',
  ],
  'When it ends you can read everything and choose a plan; new imports, plans and dispatches wait until then.':
    TRIAL_END,
  'A day that is already on the road runs to its end.': TRIAL_END,
  'Plans are billed by the month in advance, at the price on the pricing page when you chose them.': KEPT,
  'You may change or end a plan at any time; it then runs to the end of the paid month.': KEPT,
  'We tell you of a new price 30 days before it applies.': KEPT,
  'It stays yours.': KEPT,
  'You give us the right to process it for running the service, and nothing beyond.': KEPT,
  [`Your administrators export all of it in open formats, during the agreement and for ${DELETE_GRACE_DAYS} days after the company is closed.`]:
    WHOLE_ARCHIVE,
  'That you may use the addresses and contacts you upload.': KEPT,
  'That drivers follow the law and the road: a plan is a proposal, and signs outrank it.': KEPT,
  'That passwords and device tokens stay with those they were made for.': KEPT,
  'We work towards 99.9 percent and show what we reach on the status page.': STATUS,
  'Maintenance is announced there.': STATUS,
  'We are liable without limit for intent and gross negligence, and otherwise for foreseeable damage up to the fees of the past twelve months.':
    KEPT,
  'Forecasts of arrival are forecasts.': KEPT,
  'Either side may end the agreement at the end of any month.': KEPT,
  'We may suspend an account that endangers others, and say why.': KEPT,
}

const SECURITY: Record<string, Ground> = {
  'Access is decided in the database, row by row.': [ACCESS, 'holds every table there is'],
  'Everything above it could fail and one company would still not see another.': [
    'apps/server/src/access-over-the-wire.long.test.ts',
    'tells each of them of changes to the rows that they see',
  ],
  'Every table carries policies that say who may read and write which of its rows.': [
    'packages/db/src/schema-lint.test.ts',
    'keeps the house rules',
  ],
  'They are tested as one table of who, what and how, with the expected answer written by hand.': [
    ACCESS,
    'asks the people of the fixture, in their order',
  ],
  'A new table without an entry fails our build.': [ACCESS, 'holds every table there is'],
  'Passwords are stored as argon2id hashes.': [
    AUTH,
    'takes bcrypt hashes of other systems and replaces them',
  ],
  'Unknown account and wrong password get the same answer.': [
    'e2e/sign-in.spec.ts',
    'a wrong password is said in the words of the server, for known and unknown addresses alike',
  ],
  'Refresh tokens rotate, and a stolen one that is used twice ends its whole family.': [
    AUTH,
    'rotate, forgive a repeat within ten seconds, and end as a family when an old token comes back',
  ],
  'Everyone can turn on a second factor (TOTP).': [
    'e2e/accounts.long.spec.ts',
    'the second step keeps a known password out, and a code lets in',
  ],
  'A passkey signs in without a password, and not on a fake page.': [
    'packages/surface/test/passkeys.test.ts',
    'is added, signs its user in without a name or password, and is noted as a sign-in',
  ],
  'Reset links work once and end after 24 hours.': [AUTH, 'die after a day'],
  'Device tokens are shown once and kept as hashes.': [
    'apps/server/src/modules/fleet/fleet.test.ts',
    'is 256 bits, told once, kept as its hash, and replaces the one before',
  ],
  'A device token belongs to one vehicle and can only report where it is.': [
    FRONT_DOOR,
    'takes a form, JSON and OwnTracks too, each instant once',
  ],
  'Tracking numbers carry a check character, and guessing them is rate limited.': [
    'apps/server/src/modules/tracking/guessing.test.ts',
    'looks up thirty unknown numbers that arrive together, and refuses the others',
  ],
  'A strict content policy, no framing, no scripts from elsewhere.': [
    STATIC,
    'allows exactly the inline scripts of each page',
  ],
  'Resized pictures are stripped of what cameras wrote into them.': [
    'packages/surface/test/pictures.test.ts',
    'draws the size and the fit that were asked for, and leaves what cameras wrote behind',
  ],
  'Spreadsheets are read with limits.': [
    'apps/server/src/modules/orders/bad-files.test.ts',
    'a file of 11 MB is refused with the limit',
  ],
  'Write to us through Contact with what you found and how to repeat it.': VIEW,
  [`We answer within ${SUPPORT_REPLY_HOURS} hours on weekdays, and we do not go after people who look in good faith.`]:
    KEPT,
}

const TRUST: Record<string, Ground> = {
  'What we promise, and where you can check it yourself.': VIEW,
  'A write that we confirmed survives a crash of the server.': [
    'apps/server/test/trials/faults.long.test.ts',
    'every write takes effect once and keeps its answer while the product is killed under load',
  ],
  'A repeated request with the same key gets the first answer.': [
    'apps/server/src/modules/idempotency/idempotency.test.ts',
    'gets the first answer and does nothing again',
  ],
  'A second program recomputes load, time and windows of every plan before you see it.': CHECKED,
  'The day on the road goes on while the server changes.': [
    'apps/server/src/shutdown.long.test.ts',
    'sends sockets elsewhere: an unmodified client is back on the next server by itself',
  ],
  'Probes run all the time; the status page shows their results, every incident we posted and the maintenance that is planned.':
    STATUS,
  'How access, sign-in and keys work is written down on the security page.': VIEW,
  'What is kept, for whom and for how long: Privacy.': VIEW,
  'Map, roads and addresses come from our own servers unless an outside service is set up; that one then receives the addresses it is asked for.':
    OWN_ROADS,
  'Month to month.': KEPT,
  'Administrators take all of it along as one zip file: orders, people, positions, photos, invoices and the log.':
    WHOLE_ARCHIVE,
  [`Also for ${DELETE_GRACE_DAYS} days after the company is closed.`]: [
    'e2e/closed-company.spec.ts',
    'people of a company that is closed read so, export its data',
  ],
  'Real regions are compiled from OpenStreetMap, © OpenStreetMap contributors, under the Open Database License.':
    OWN_ROADS,
  'The town of the demo, Ashmouth, is invented and generated by our own program.': VIEW,
}

/** By page. */
export const ARTICLE_CLAIMS = { ABOUT, SUPPORT, PRIVACY, TERMS, SECURITY, TRUST } as const
