// In a portal, in the place of a part whose code could not be loaded.
import { commonWords } from '../lib/words/common.ts'
import { frameWords as words } from '../lib/words/frame.ts'
import { Button } from './button.tsx'

export function MissingPart() {
  return (
    <div role="alert" className="grid flex-1 place-items-center bg-sunk p-6">
      <div className="text-center">
        <p className="text-2 text-ink-2">{words('partNotLoaded')}</p>
        {/* Browsers remember that an import failed until the page is loaded anew. */}
        <Button className="mt-3" onClick={() => window.location.reload()}>
          {commonWords('reload')}
        </Button>
      </div>
    </div>
  )
}
