// Who is signed in, the theme, and the way out.
import { isCodeAccount } from '@dropwise/contracts'
import { Building2, LogOut, ShieldCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Menu } from '../menu.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { AccountButton } from './account-button.tsx'

/** The round button with initials and its menu. */
export function AccountMenu({
  name,
  email,
  companies = [],
  startsOpen = false,
  onSignOut,
}: {
  name: string
  email: string
  /** It is shown because somebody asked for it. */
  startsOpen?: boolean
  /** Other companies that one works for, and the way there. */
  companies?: readonly { name: string; open: () => void }[]
  onSignOut: () => void
}) {
  const navigate = useNavigate()
  return (
    <Menu
      trigger={<AccountButton name={name} />}
      startsOpen={startsOpen}
      head={
        <>
          <p className="truncate text-2 font-strong">{name}</p>
          {!isCodeAccount(email) && <p className="truncate text-1 text-ink-3">{email}</p>}
        </>
      }
      items={[
        ...companies.map((company) => ({
          label: `Go to ${company.name}`,
          icon: <Building2 />,
          onSelect: company.open,
        })),
        {
          label: 'Security',
          icon: <ShieldCheck />,
          onSelect: () => void navigate('/account/security'),
        },
        { label: 'Sign Out', icon: <LogOut />, onSelect: onSignOut },
      ]}
    >
      <div className="flex items-center justify-between gap-6 px-2 py-2 text-2">
        Theme
        <ThemeSwitch />
      </div>
    </Menu>
  )
}
