// `/tenant/settings/addresses`
import { AddressBookScreen } from '../../features/addresses/address-book-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => `${sectionsWords('addresses')} - ${sectionsWords('settings')}`)

export default AddressBookScreen
