// /support: where to find an answer, and how to ask a person.
import { SUPPORT_REPLY_HOURS } from '@dropwise/contracts'
import { Link } from 'react-router'
import { useReaderWords } from '../../lib/reader-language.ts'
import { siteContactWords as words } from '../../lib/words/site-contact.ts'
import { siteFrameWords } from '../../lib/words/site-frame.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { ArticlePage } from './article-page.tsx'
import { WordsOnTheWay } from './words-on-the-way.tsx'

export function SupportPage() {
  if (!useReaderWords(words)) return <WordsOnTheWay />
  return (
    <ArticlePage
      title={siteFrameWords('support')}
      lead={words('threeWays')}
      sections={[
        {
          id: 'help',
          title: words('lookItUp'),
          body: (
            <p>
              <RichText
                text={words('lookItUpMore')}
                tags={{ help: (text) => <Link to="/help">{text}</Link> }}
              />
            </p>
          ),
        },
        {
          id: 'check',
          title: words('checkTheLine'),
          body: (
            <p>
              <RichText
                text={words('checkTheLineMore')}
                tags={{
                  diagnostics: (text) => <Link to="/network-diagnostics">{text}</Link>,
                  status: (text) => <Link to="/status">{text}</Link>,
                }}
              />
            </p>
          ),
        },
        {
          id: 'ask',
          title: words('askAPerson'),
          body: (
            <p>
              <RichText
                text={words('askAPersonMore', {
                  businessHours: siteFrameWords('businessHours'),
                  hours: SUPPORT_REPLY_HOURS,
                })}
                tags={{ contact: (text) => <Link to="/contact?subject=support">{text}</Link> }}
              />
            </p>
          ),
        },
      ]}
    />
  )
}
