// Corrects an order's pin: click the map, then Save. Future orders of the address use it.
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import type { OrderItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ClickPlace, type ClickedPlace } from '../../ui/map/click-place.tsx'
import { HomePin } from '../../ui/map/marks.tsx'
import { MapCanvas } from '../../ui/map/map-canvas.tsx'
import { isUnlikely, UnlikelyPlace } from '../../ui/place/unlikely-place.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useCorrectPin } from './api.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'

/** The map of an order's panel. */
export function OrderMap({ order }: { order: OrderItem }) {
  const { company } = useTenant()
  const correct = useCorrectPin()
  const [isMoving, setMoving] = useState(false)
  const [moved, setMoved] = useState<ClickedPlace | null>(null)
  const pin = moved ?? order
  const stop = () => {
    correct.reset()
    setMoving(false)
    setMoved(null)
  }
  const save = (confirmPlace: boolean) =>
    moved &&
    correct.mutate(
      { orderId: order.id, ...moved, confirmPlace },
      {
        onSuccess: () => {
          notify({ title: words('pinCorrected'), detail: words('pinIsUsed') })
          stop()
        },
        onError: (error) =>
          !isUnlikely(error) &&
          notify({ title: words('pinNotMoved'), detail: describeError(error).message, tone: 'bad' }),
      },
    )
  return (
    <>
      <MapCanvas
        label={words('mapOf', { recipient: order.recipient })}
        units={company.units}
        bounds={[order.lng, order.lat, order.lng, order.lat]}
        maxFitZoom={isMoving ? 17 : 15}
        controls={isMoving ? 'full' : 'none'}
        className={isMoving ? 'h-[300px]' : 'h-[150px]'}
      >
        <HomePin lat={pin.lat} lng={pin.lng} />
        {isMoving && (
          <ClickPlace
            onPlace={({ lat, lng }) => {
              correct.reset()
              setMoved({ lat, lng })
            }}
          />
        )}
      </MapCanvas>
      {isUnlikely(correct.error) && (
        <UnlikelyPlace message={describeError(correct.error).message} onKeep={() => save(true)} />
      )}
      <div className="flex items-center gap-2 border-b border-line px-5 py-2 text-2 text-ink-2">
        {isMoving ? (
          <>
            <span className="flex-1">{moved ? words('isThisDoor') : words('clickDoor')}</span>
            <Button size="s" onClick={stop}>
              {words('keepOldPin')}
            </Button>
            <Button
              size="s"
              variant="primary"
              needs="orders:write"
              disabled={!moved || correct.isPending}
              onClick={() => save(false)}
            >
              {words('savePin')}
            </Button>
          </>
        ) : (
          <Button
            size="s"
            variant="quiet"
            icon={<MapPin />}
            needs="orders:write"
            onClick={() => setMoving(true)}
          >
            {words('correctPin')}
          </Button>
        )}
      </div>
    </>
  )
}
