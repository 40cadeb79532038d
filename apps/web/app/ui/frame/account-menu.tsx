// The signed-in person, the theme, and sign-out.
import { isCodeAccount } from '@dropwise/contracts'
import { Building2, LogOut, ShieldCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { commonWords as words } from '../../lib/words/common.ts'
import { LanguageSwitch } from '../language-switch.tsx'
import { Menu } from '../menu.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { AccountButton } from './account-button.tsx'

/** The button of the account, and its menu. */
export function AccountMenu({
  name,
  email,
  companies = [],
  onSignOut,
}: {
  name: string
  email: string
  /** The person's other companies, with switches. */
  companies?: readonly { name: string; open: () => void }[]
  onSignOut: () => void
}) {
  const navigate = useNavigate()
  return (
    <Menu
      trigger={<AccountButton name={name} />}
      head={
        <>
          <p className="truncate text-2 font-strong">{name}</p>
          {!isCodeAccount(email) && <p className="truncate text-1 text-ink-3">{email}</p>}
        </>
      }
      items={[
        ...companies.map((company) => ({
          label: words('goToCompany', { company: company.name }),
          icon: <Building2 />,
          onSelect: company.open,
        })),
        {
          label: words('security'),
          icon: <ShieldCheck />,
          onSelect: () => void navigate('/account/security'),
        },
        { label: words('signOut'), icon: <LogOut />, onSelect: onSignOut },
      ]}
    >
      <div className="flex items-center justify-between gap-6 px-2 py-2 text-2">
        {words('theme')}
        <ThemeSwitch />
      </div>
      <label className="flex items-center justify-between gap-6 px-2 py-2 text-2">
        {words('language')}
        <LanguageSwitch className="h-[30px] max-w-40 rounded border border-line-2 bg-raised px-2 text-2 text-ink pointer-coarse:h-11" />
      </label>
    </Menu>
  )
}
