// Ukrainian texts about vans on the road: what needs attention, and how a van falls behind.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  zoneEntered: 'В’їзд у {zone} о {time}',
  zoneLeft: 'Виїзд із {zone} о {time}',
  zoneDwelt: 'Довго в {zone}, повідомлено о {time}',
  itsZone: 'своїй зоні',
  silent: 'Немає позиції з {time}',
  hasNotLeft: 'Не виїхало, заплановано на {time}',
  offRoute: 'Поза маршрутом до зупинки {sequence} з {time}',
  standingStill: 'Стоїть з {time}',
  standingAt: 'Стоїть на зупинці {sequence} з {time}',
  slipping: 'Відставання {behind}, перша обіцянка зірветься о {time}',
  slippingMore: 'Відставання {behind}, втрачає {minutes} хв на зупинку, перша обіцянка зірветься о {time}',
  incidentReported: '{what}, повідомлено о {time}',
  incidentStands: '{what}, повідомлено о {time}: не може їхати далі',
  incidentCollision: 'Зіткнення',
  incidentDamage: 'Пошкодження авто',
  incidentBreakdown: 'Поломка',
  incidentTheft: 'Крадіжка',
  incidentInjury: 'Є потерпілий',
  incidentGoods: 'Пошкодження вантажу',
  incidentOther: 'Подія',
} satisfies Translation<typeof en>
