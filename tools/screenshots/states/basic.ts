import type { States } from '../state';

/** Number of images to scroll down in the chest CT, to where the nodule is. */
export const nodule = 45;

/** Center of the only viewport of the basic viewer, in px. */
export const center = [768, 422] as const;

/** The study list and the basic viewer: the states that others start from. */
export const basicStates: States = {
  'study-list': {
    run: (viewer) => viewer.openList(),
  },
  'study-list-open': {
    after: 'study-list',
    async run({ page, settle }) {
      await page.getByText('CT Chest (synthetic)').first().click();
      // Takes the tooltip of the description away.
      await page.mouse.move(640, 780);
      await settle();
    },
  },
  viewer: {
    async run(viewer) {
      await viewer.openMode('viewer', [1]);
      await viewer.pressKey('ArrowDown', nodule, [1100, 700]);
    },
  },
};
