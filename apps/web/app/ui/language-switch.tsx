// Language of the signed-in person. Lists languages by their own names, because readers may know no other.
import { LANGUAGES, pickLanguage } from '@dropwise/contracts'
import { useLanguage } from '../lib/language.ts'
import { choosePersonLanguage } from '../lib/person-language.ts'
import { useUser } from '../lib/session-context.ts'
import { commonWords as words } from '../lib/words/common.ts'

export function LanguageSwitch({ className }: { className?: string }) {
  const { userId } = useUser()
  const language = useLanguage()
  const choose = (tag: string) => {
    const choice = pickLanguage([tag])
    // Without a network the choice is saved on the next start.
    if (choice) choosePersonLanguage(userId, choice).catch(() => {})
  }
  return (
    <select
      aria-label={words('language')}
      value={language}
      onChange={(event) => choose(event.target.value)}
      // A surrounding menu would move its focus on letters and arrows.
      onKeyDown={(event) => event.stopPropagation()}
      className={className}
    >
      {Object.entries(LANGUAGES).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  )
}
