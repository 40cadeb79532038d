// Security articles and the Trust Center: what anyone can verify.
import { DELETE_GRACE_DAYS, RESET_LINK_HOURS, SUPPORT_REPLY_HOURS } from '@dropwise/contracts'
import { Link } from 'react-router'
import { useReaderWords } from '../../lib/reader-language.ts'
import { siteFrameWords } from '../../lib/words/site-frame.ts'
import { siteTrustWords as words } from '../../lib/words/site-trust.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { ArticlePage } from './article-page.tsx'
import { WordsOnTheWay } from './words-on-the-way.tsx'

export function SecurityPage() {
  if (!useReaderWords(words)) return <WordsOnTheWay />
  return (
    <ArticlePage
      title={siteFrameWords('security')}
      lead={words('securityLead')}
      sections={[
        { id: 'rows', title: words('rows'), body: <p>{words('rowsMore')}</p> },
        {
          id: 'sign-in',
          title: words('signIn'),
          body: (
            <ul>
              <li>{words('signInPasswords')}</li>
              <li>{words('signInTokens')}</li>
              <li>{words('signInSecondFactor')}</li>
              <li>{words('signInPasskey')}</li>
              <li>{words('signInReset', { hours: RESET_LINK_HOURS })}</li>
            </ul>
          ),
        },
        { id: 'keys', title: words('keys'), body: <p>{words('keysMore')}</p> },
        { id: 'transport', title: words('browser'), body: <p>{words('browserMore')}</p> },
        {
          id: 'report',
          title: words('report'),
          body: (
            <p>
              <RichText
                text={words('reportMore', { hours: SUPPORT_REPLY_HOURS })}
                tags={{ contact: (text) => <Link to="/contact?subject=support">{text}</Link> }}
              />
            </p>
          ),
        },
      ]}
    />
  )
}

export function TrustPage() {
  if (!useReaderWords(words)) return <WordsOnTheWay />
  return (
    <ArticlePage
      title={siteFrameWords('trustCenter')}
      lead={words('trustLead')}
      sections={[
        {
          id: 'promises',
          title: words('promises'),
          body: (
            <dl>
              <dt>{words('promiseKept')}</dt>
              <dd>{words('promiseKeptMore')}</dd>
              <dt>{words('promiseOnce')}</dt>
              <dd>{words('promiseOnceMore')}</dd>
              <dt>{words('promisePlan')}</dt>
              <dd>{words('promisePlanMore')}</dd>
              <dt>{words('promiseDeploy')}</dt>
              <dd>{words('promiseDeployMore')}</dd>
            </dl>
          ),
        },
        {
          id: 'availability',
          title: words('availability'),
          body: (
            <p>
              <RichText
                text={words('availabilityMore')}
                tags={{ status: (text) => <Link to="/status">{text}</Link> }}
              />
            </p>
          ),
        },
        {
          id: 'security',
          title: siteFrameWords('security'),
          body: (
            <p>
              <RichText
                text={words('securityMore')}
                tags={{ security: (text) => <Link to="/security">{text}</Link> }}
              />
            </p>
          ),
        },
        {
          id: 'privacy',
          title: siteFrameWords('privacy'),
          body: (
            <p>
              <RichText
                text={words('privacyMore')}
                tags={{ privacy: (text) => <Link to="/privacy">{text}</Link> }}
              />
            </p>
          ),
        },
        {
          id: 'exit',
          title: words('leaving'),
          body: <p>{words('leavingMore', { days: DELETE_GRACE_DAYS })}</p>,
        },
        { id: 'sources', title: words('sources'), body: <p>{words('sourcesMore')}</p> },
      ]}
    />
  )
}
