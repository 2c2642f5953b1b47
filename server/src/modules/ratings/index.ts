export { createRatings, type Ratings } from './ratings.ts';
export { ratingsHttp, ratingsTopic, surveysHttp } from './ratings.http.ts';
export { eraseRatings } from './erase-kid.store.ts';
export { exportRatings } from './export-family.store.ts';
