// Street names after what stood, grew, was made or lived there, with the kind of street for its class and
// length.
import type { Random } from './random.ts'
import type { StreetClass } from './streamlines.ts'

const STEMS = (
  'Abbey,Acorn,Alder,Almond,Anchor,Apple,Ash,Aspen,Bakers,Bank,Barley,Barn,Barrow,Basket,Bay,Beacon,Beech,Bell,Bellman,Birch,Bishop,Blackthorn,Boat,Bramble,Bread,Brewer,Briar,Brickfield,Bridge,Brook,Broom,Buttercup,' +
  'Calico,Candle,Canon,Carter,Castle,Cedar,Chandler,Chapel,Cherry,Chestnut,Church,Clay,Cloister,Clover,Cobbler,Cooper,Copper,Coral,Corn,Cornmill,Cowslip,Crane,Cross,Crown,Curlew,Cutler,Cypress,' +
  'Dairy,Damson,Dean,Dove,Dragon,Draper,Drover,Dyer,Eagle,Elder,Elm,Factor,Fairfield,Falcon,Farrier,Fern,Ferry,Field,Finch,Fisher,Flax,Fletcher,Ford,Forge,Foundry,Fountain,Fox,Friar,Fuller,' +
  'Gannet,Garden,Garnet,Gilder,Glass,Glover,Goldsmith,Gorse,Grange,Granary,Grebe,Green,Greyfriars,Gull,Hanover,Harbour,Hare,Harrow,Harvest,Hawk,Hawthorn,Hazel,Heath,Heather,Hermitage,Heron,Hill,Holly,Hop,Horn,Hunter,' +
  'Ironmonger,Ivy,Jasmine,Joiner,Jubilee,Juniper,Keel,Kestrel,Kiln,King,Kingfisher,Kite,Lamb,Lantern,Lapwing,Larch,Lark,Laurel,Lavender,Leather,Lichfield,Lilac,Lily,Lime,Linden,Linen,Linnet,Lion,Lodge,Long,Loom,' +
  'Magpie,Maltings,Manor,Maple,Marigold,Mariner,Market,Marsh,Martin,Mason,Mast,May,Meadow,Mercer,Merchant,Mere,Mill,Miller,Minster,Mint,Mulberry,Myrtle,Nailer,Needle,Nettle,Newgate,Nightingale,Oak,Oar,Old Bridge,Orchard,Osprey,Otter,Oyster,' +
  'Palace,Park,Parsons,Pear,Pearl,Pepper,Pewter,Pheasant,Pier,Pigeon,Pilgrim,Pilot,Pine,Plough,Plover,Plum,Pond,Poplar,Poppy,Potter,Pottery,Primrose,Prince,Printer,Priory,Quarry,Quarry Hill,Quay,Queen,Quill,Quince,' +
  'Raven,Rectory,Reed,Regent,River,Robin,Rookery,Rope,Rose,Rowan,Rush,Sadler,Saffron,Sailmaker,Salt,Sand,Sandpiper,School,Sexton,Shepherd,Shingle,Ship,Shoemaker,Silk,Silver,Skinner,Slate,Smithy,Snowdrop,Sparrow,Spindle,Spring,Spruce,Square,' +
  'Stable,Staithe,Star,Starling,Station,Steeple,Stoneacre,Stork,Swallow,Swan,Swift,Sycamore,Tallow,Tanner,Tanyard,Teal,Temple,Tern,Thatcher,Thistle,Thorn,Thrush,Tidewell,Timber,Tollgate,Tower,Trinity,Tulip,Turner,Turnstone,' +
  'Union,Vale,Vicarage,Victoria,Vine,Violet,Wagon,Walnut,Warren,Water,Weaver,Weir,Well,Wharf,Wheat,Wheeler,White,Whitehorse,Wicker,Widgeon,Willow,Windmill,Wood,Woodpecker,Wool,Wren,Yarn,Yarrow,Yew'
).split(',')

const KINDS: Record<
  'arterial' | 'collector' | 'local' | 'short' | 'deadEnd',
  [kind: string, weight: number][]
> = {
  arterial: [
    ['Road', 7],
    ['Street', 3],
    ['Avenue', 2],
    ['Way', 1],
  ],
  collector: [
    ['Road', 4],
    ['Street', 4],
    ['Avenue', 3],
    ['Lane', 2],
    ['Hill', 1],
  ],
  local: [
    ['Street', 6],
    ['Road', 2],
    ['Lane', 3],
    ['Terrace', 3],
    ['Way', 2],
    ['Avenue', 1],
    ['Crescent', 1],
    ['Gardens', 1],
  ],
  short: [
    ['Lane', 4],
    ['Street', 3],
    ['Row', 2],
    ['Walk', 1],
    ['Terrace', 3],
    ['Place', 2],
    ['Passage', 1],
  ],
  deadEnd: [
    ['Close', 5],
    ['Court', 2],
    ['Mews', 2],
    ['Way', 2],
    ['Drive', 2],
    ['Rise', 1],
  ],
}

const SHARED = new Set(['Long Long', 'Hill Hill', 'Garden Gardens', 'Green Green', 'Square Place'])

/** Gives out names, each once in a town until all are used, then again in other districts. */
export class StreetNames {
  private readonly random: Random
  private readonly used = new Set<string>()
  private round = 0

  constructor(random: Random) {
    this.random = random
  }

  /** Reserves a name with a reason (an old bridge, a harbour). */
  take(name: string): string {
    this.used.add(name)
    return name
  }

  next(street: StreetClass, metres: number, isDeadEnd: boolean): string {
    const kinds = this.kindsFor(street, metres, isDeadEnd)
    for (let attempt = 0; ; attempt++) {
      const kind = this.weighted(kinds)
      const name = `${this.random.pick(STEMS)} ${kind}`
      const key = this.round === 0 ? name : `${name} ${this.round}`
      if (this.used.has(key) || SHARED.has(name) || name.split(' ').length > 3) {
        // A town of this size has run out of stems: other districts may repeat names.
        if (attempt > 400) this.round++
        if (attempt > 400) attempt = 0
        continue
      }
      this.used.add(key)
      return name
    }
  }

  private kindsFor(street: StreetClass, metres: number, isDeadEnd: boolean) {
    if (street === 'arterial' || street === 'trunk') return KINDS.arterial
    if (street === 'collector') return KINDS.collector
    if (isDeadEnd && metres < 320) return KINDS.deadEnd
    return metres < 240 ? KINDS.short : KINDS.local
  }

  private weighted(list: [string, number][]): string {
    let rest = this.random.next() * list.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of list) {
      rest -= weight
      if (rest <= 0) return value
    }
    return list[0][0]
  }
}
