// Language of the signed-in person.
import { choosePersonLanguage } from '../lib/person-language.ts'
import { useUser } from '../lib/session-context.ts'
import { LanguageSelect } from './language-select.tsx'

export function LanguageSwitch({ className }: { className: string }) {
  const { userId } = useUser()
  return (
    <LanguageSelect
      className={className}
      // Without a network the choice is saved on the next start.
      onChoose={(language) => void choosePersonLanguage(userId, language).catch(() => {})}
    />
  )
}
