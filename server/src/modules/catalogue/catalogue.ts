import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';
import { usualTrialTerms } from '@school/contract/catalogue/trial-terms';
import type { Product } from '@school/contract/catalogue/shapes';
import type { SettingKey, SettingValues } from '@school/contract/school/settings';
import type { Currency } from '@school/contract/shapes';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { Refusal } from '#platform/refusal';

import { changeCourse, makeCourse, readOffer } from './change-course.ts';
import { createCourses } from './courses.store.ts';
import { createExchangeTerms } from './exchange-terms.store.ts';
import { addProduct, listManaged, setOnSale, setManyPrices, setPrices, showManaged, withdrawPrice } from './manage-products.ts';
import { createPrices } from './prices.store.ts';
import { createProducts } from './products.store.ts';
import { courseIn, subjectIn, titlesOf } from './rules/offer.ts';
import { type PricedProduct, productShown } from './rules/product-shown.ts';
import { exchangeTermsNow, setExchangeTerms, showExchangeTerms } from './set-exchange-terms.ts';
import { createTrialTerms } from './trial-terms.store.ts';
import { setTrialTerms, showTrialTerms } from './set-trial-terms.ts';

/** What a setting of the school says now. */
type SettingNow = <K extends SettingKey>(key: K) => SettingValues[K];

/** Packages and their prices (docs/rules/wire.md#product, docs/rules/products.md#packages). */
export function createCatalogue({ db, clock, settingNow }: { db: Db; clock: Clock; settingNow: SettingNow }) {
  const store = createProducts(db);
  const tools = { db, clock, prices: createPrices(db) };
  const exchange = createExchangeTerms(db);
  const trials = createTrialTerms(db);
  const courses = createCourses(db);
  const shown = (it: PricedProduct): Product => productShown(it, settingNow('packageMonths'));
  return {
    /** Everything on sale with a price in the currency at `now`: individual, group, subscription, small first. */
    async products(currency: Currency, now: Temporal.Instant): Promise<Product[]> {
      return (await store.priced(currency, now)).map(shown);
    },
    /** One product with its price at `now`. Refuses an unknown product, and one without a price in the currency. */
    async product(code: string, currency: Currency, now: Temporal.Instant): Promise<Product> {
      const found = await store.find(code, currency, now);
      if (!found) throw new Refusal('catalogue.product_not_found');
      if (found.amount === null) throw new Refusal('catalogue.no_price', { currency });
      return shown({ ...found, amount: found.amount });
    },
    /**
     * What a product costs at a moment, on sale or not: a subscription that runs goes on at the price of the day
     * although nobody new can take it. Undefined without a price in the currency.
     */
    async priceAt(code: string, currency: Currency, moment: Temporal.Instant): Promise<Product | undefined> {
      const found = await store.find(code, currency, moment, { alsoOffSale: true });
      return found && found.amount !== null ? shown({ ...found, amount: found.amount }) : undefined;
    },
    /** How lessons of one kind are exchanged for the other now, and what holds next. */
    exchangeTerms: exchangeTermsNow({ exchange, clock }),
    /** Courses and subjects with their ages, in order, and whether they take anybody new. */
    offer: readOffer({ courses }),
    /** One of them. */
    /** Titles that the school gives its courses. */
    titles: async () => titlesOf(await courses.all()),
    courseOffered: async (code: CourseCode) => courseIn(await readOffer({ courses })(), code),
    subjectOffered: async (code: SubjectCode) => subjectIn(await readOffer({ courses })(), code),
    /** When and with whom families may book a first lesson now. */
    trialTerms: async () => (await trials.newest())?.terms ?? usualTrialTerms,
    /** For managers: packages, their sale, their dated prices. */
    manage: {
      list: listManaged(tools),
      show: showManaged(tools),
      add: addProduct(tools),
      setOnSale: setOnSale(tools),
      setPrices: setPrices(tools),
      setManyPrices: setManyPrices(tools),
      withdrawPrice: withdrawPrice(tools),
      changeCourse: changeCourse({ db, courses }),
      makeCourse: makeCourse({ db, courses }),
      trialTerms: showTrialTerms(trials),
      setTrialTerms: setTrialTerms({ trials, clock }),
      exchangeTerms: showExchangeTerms({ exchange, clock }),
      setExchangeTerms: setExchangeTerms({ exchange, clock, noticeDays: () => settingNow('exchangeNoticeDays') }),
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
