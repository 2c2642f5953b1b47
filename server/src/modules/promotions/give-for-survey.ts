import { termsOf } from './manage-terms.ts';
import type { Tools } from './tools.ts';

/**
 * Thanks a family for a survey (docs/rules/promotions.md#survey): bonus lessons of the day's terms, once a family and survey. False when it was
 * thanked before, or while the school gives nothing for surveys.
 */
export const giveForSurvey =
  (tools: Pick<Tools, 'db' | 'surveys' | 'terms' | 'ledger' | 'clock'>) =>
  (familyId: string, surveyId: string): Promise<boolean> =>
    tools.db.inTransaction(async () => {
      const now = tools.clock.now();
      const { isOn, lessons } = await termsOf(tools)('survey', now);
      if (!isOn) return false;
      await tools.ledger.lockFamily(familyId);
      if (!(await tools.surveys.thank(familyId, surveyId, lessons, now))) return false;
      await tools.ledger.credit({
        familyId,
        kind: 'gold',
        source: 'bonus',
        units: lessons,
        value: 0,
        currency: null,
        expiresAt: await tools.ledger.giftEnds(),
        key: `survey:${surveyId}`,
      });
      return true;
    });
