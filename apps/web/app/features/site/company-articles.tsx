// The article about the company.
import { Link } from 'react-router'
import { BRAND } from '../../lib/brand-of-page.ts'
import { useReaderWords } from '../../lib/reader-language.ts'
import { siteAboutWords as words } from '../../lib/words/site-about.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { ArticlePage } from './article-page.tsx'
import { WordsOnTheWay } from './words-on-the-way.tsx'

export function AboutPage() {
  if (!useReaderWords(words)) return <WordsOnTheWay />
  return (
    <ArticlePage
      title={words('title')}
      lead={words('lead', { name: BRAND.name })}
      sections={[
        {
          id: 'what',
          title: words('whatWeMake'),
          body: (
            <>
              <p>{words('whatWeMakeDay')}</p>
              <p>{words('whatWeMakePlanner')}</p>
            </>
          ),
        },
        {
          id: 'how',
          title: words('howWeWork'),
          body: (
            <>
              <p>{words('howWeWorkMeasure')}</p>
              <p>{words('howWeWorkBadDay')}</p>
            </>
          ),
        },
        {
          id: 'believe',
          title: words('believe'),
          body: (
            <ul>
              <li>{words('believeReason')}</li>
              <li>{words('believeData')}</li>
              <li>{words('believeTime')}</li>
              <li>{words('believeDriver')}</li>
            </ul>
          ),
        },
        {
          id: 'talk',
          title: words('talk'),
          body: (
            <p>
              <RichText
                text={words('talkMore')}
                tags={{
                  contact: (text) => <Link to="/contact">{text}</Link>,
                  careers: (text) => <Link to="/careers">{text}</Link>,
                }}
              />
            </p>
          ),
        },
      ]}
    />
  )
}
