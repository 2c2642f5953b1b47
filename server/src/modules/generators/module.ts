import { defineModule } from '#platform/module';

/** Tasks are made of chance and of what stands in content/: nothing is kept, nobody is asked (docs/decisions/0373). */
export const generatorsModule = defineModule({
  name: 'generators',
  needs: [],
  create: () => undefined,
  calls: {},
  handlers: () => ({}),
  erase: { nothing: 'Nothing is kept.' },
  export: { nothing: 'Nothing is kept.' },
  retention: 'Nothing is kept.',
});
