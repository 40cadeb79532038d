// A choice of languages. Lists them by their own names, because readers may know no other.
import { LANGUAGES, pickLanguage, type Language } from '@dropwise/contracts'
import { useLanguage } from '../lib/language.ts'
import { commonWords as words } from '../lib/words/common.ts'

export function LanguageSelect({
  id,
  className,
  onChoose,
}: {
  id?: string
  className: string
  onChoose: (language: Language) => void
}) {
  const language = useLanguage()
  return (
    <select
      id={id}
      aria-label={words('language')}
      value={language}
      onChange={({ target }) => {
        const choice = pickLanguage([target.value])
        if (choice) onChoose(choice)
      }}
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
