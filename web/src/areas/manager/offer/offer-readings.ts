/** What is read anew when the school offers something else. */
export const offerReadings = ['GET /offer', 'GET /manager/groups', 'GET /courses'] as const;
