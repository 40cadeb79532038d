// Security articles and the Trust Center: what anyone can verify.
import { DELETE_GRACE_DAYS, SUPPORT_REPLY_HOURS } from '@dropwise/contracts'
import { Link } from 'react-router'
import { ArticlePage } from './article-page.tsx'

export function SecurityPage() {
  return (
    <ArticlePage
      title="Security"
      lead="Access is decided in the database, row by row. Everything above it could fail and one company would still not see another."
      sections={[
        {
          id: 'rows',
          title: 'Rows, not screens',
          body: (
            <p>
              Every table carries policies that say who may read and write which of its rows. They are tested
              as one table of who, what and how, with the expected answer written by hand. A new table without
              an entry fails our build.
            </p>
          ),
        },
        {
          id: 'sign-in',
          title: 'Sign-in',
          body: (
            <ul>
              <li>
                Passwords are stored as argon2id hashes. Unknown account and wrong password get the same
                answer.
              </li>
              <li>Refresh tokens rotate, and a stolen one that is used twice ends its whole family.</li>
              <li>Everyone can turn on a second factor (TOTP).</li>
              <li>A passkey signs in without a password, and not on a fake page.</li>
              <li>Reset links work once and end after 24 hours.</li>
            </ul>
          ),
        },
        {
          id: 'keys',
          title: 'Keys and devices',
          body: (
            <p>
              Device tokens are shown once and kept as hashes. A device token belongs to one vehicle and can
              only report where it is. Tracking numbers carry a check character, and guessing them is rate
              limited.
            </p>
          ),
        },
        {
          id: 'transport',
          title: 'In the browser',
          body: (
            <p>
              A strict content policy, no framing, no scripts from elsewhere. Resized pictures are stripped of
              what cameras wrote into them. Spreadsheets are read with limits.
            </p>
          ),
        },
        {
          id: 'report',
          title: 'Report a vulnerability',
          body: (
            <p>
              Write to us through <Link to="/contact?subject=support">Contact</Link> with what you found and
              how to repeat it. We answer within {SUPPORT_REPLY_HOURS} hours on weekdays, and we do not go
              after people who look in good faith.
            </p>
          ),
        },
      ]}
    />
  )
}

export function TrustPage() {
  return (
    <ArticlePage
      title="Trust Center"
      lead="What we promise, and where you can check it yourself."
      sections={[
        {
          id: 'promises',
          title: 'Promises',
          body: (
            <dl>
              <dt>What was acknowledged is kept</dt>
              <dd>A write that we confirmed survives a crash of the server.</dd>
              <dt>Nothing is done twice</dt>
              <dd>A repeated request with the same key gets the first answer.</dd>
              <dt>A plan is what it says</dt>
              <dd>A second program recomputes load, time and windows of every plan before you see it.</dd>
              <dt>A deploy is not an outage</dt>
              <dd>The day on the road goes on while the server changes.</dd>
            </dl>
          ),
        },
        {
          id: 'availability',
          title: 'Availability',
          body: (
            <p>
              Probes run all the time; the <Link to="/status">status page</Link> shows their results, every
              incident we posted and the maintenance that is planned.
            </p>
          ),
        },
        {
          id: 'security',
          title: 'Security',
          body: (
            <p>
              How access, sign-in and keys work is written down on the{' '}
              <Link to="/security">security page</Link>.
            </p>
          ),
        },
        {
          id: 'privacy',
          title: 'Privacy',
          body: (
            <p>
              What is kept, for whom and for how long: <Link to="/privacy">Privacy</Link>. Map, roads and
              addresses come from our own servers unless an outside service is set up; that one then receives
              the addresses it is asked for.
            </p>
          ),
        },
        {
          id: 'exit',
          title: 'Leaving',
          body: (
            <p>
              Month to month. Administrators take all of it along as one zip file: orders, people, positions,
              photos, invoices and the log. Also for {DELETE_GRACE_DAYS} days after the company is closed.
            </p>
          ),
        },
        {
          id: 'sources',
          title: 'Where map data comes from',
          body: (
            <p>
              Real regions are compiled from OpenStreetMap, © OpenStreetMap contributors, under the Open
              Database License. The town of the demo, Ashmouth, is invented and generated by our own program.
            </p>
          ),
        },
      ]}
    />
  )
}
