'use client';
import { PanelSection } from '@/components/ui/panel-section';
import { ItemRow, type ItemRowProps } from '../list/item-row';
import { LesionGroupMenu } from './lesion-group-menu';
import type { LesionStatistics } from './lesion-statistics';
import { measureLesions, sumLesions, type TmtvAction, type TmtvState } from './tmtv-state';

export interface LesionGroupsProps extends Pick<ItemRowProps, 'ask' | 'remove'> {
  state: TmtvState;
  dispatch: (action: TmtvAction) => void;
}

/** A section for each group of regions, with the menu of the group, its total volume and a list of its regions. */
export function LesionGroups({ state, dispatch, ask, remove }: LesionGroupsProps) {
  const lesions = measureLesions(state);
  return state.tree.groups.items.map((group) => (
    <PanelSection key={group.id}>
      <PanelSection.Header>
        {group.title} ({group.list.items.length})
      </PanelSection.Header>
      <PanelSection.Content>
        <div data-row={group.id} className="flex items-center justify-between gap-2 px-1 py-1">
          <LesionGroupMenu
            group={group}
            canAdd={state.candidates.length > 0}
            dispatch={dispatch}
            ask={ask}
            remove={remove}
          />
          <span className="text-foreground text-sm tabular-nums">
            {sumLesions(lesions, group.id).volume.toFixed(3)} mL{group.isVisible ? '' : ', not in viewport'}
          </span>
        </div>
        <ul aria-label={`Regions of ${group.title}`} className="flex flex-col gap-px">
          {lesions
            .filter((measured) => measured.group.id === group.id)
            .map(({ lesion, statistics }, index) => (
              <li key={lesion.id} data-row={lesion.id}>
                <ItemRow
                  item={lesion}
                  number={index + 1}
                  isSelected={
                    lesion.id === group.list.selectedId && group.id === state.tree.groups.selectedId
                  }
                  details={detailsOf(statistics)}
                  dispatch={dispatch}
                  ask={ask}
                  remove={remove}
                />
              </li>
            ))}
        </ul>
      </PanelSection.Content>
    </PanelSection>
  ));
}

function detailsOf({ volume, suvMax, suvMean }: LesionStatistics) {
  return {
    primary: [`${volume.toFixed(3)} mL`],
    secondary: [`SUV ${suvMean === null ? 'none' : suvMean.toFixed(2)}, max ${suvMax.toFixed(1)}`],
  };
}
