import { ToolButton } from '@/components/ui/tool-button';
import {
  ToolButtonList,
  ToolButtonListDefault,
  ToolButtonListDivider,
  ToolButtonListDropDown,
  ToolButtonListItem,
} from '@/components/ui/tool-button-list';
import { TooltipProvider } from '@/components/ui/tooltip';

export function ToolButtonListRightToLeft() {
  return (
    <TooltipProvider>
      <div dir="rtl" lang="ar" className="flex rounded bg-popover px-2 py-0.5">
        <ToolButtonList aria-label="القياسات">
          <ToolButtonListDefault>
            <ToolButton id="Length" icon="tool-length" label="الطول" />
          </ToolButtonListDefault>
          <ToolButtonListDivider />
          <ToolButtonListDropDown aria-label="أدوات أخرى">
            <ToolButtonListItem icon="tool-angle" lang="ar">
              الزاوية
            </ToolButtonListItem>
            <ToolButtonListItem icon="tool-annotate" lang="ar">
              ملاحظة
            </ToolButtonListItem>
          </ToolButtonListDropDown>
        </ToolButtonList>
      </div>
    </TooltipProvider>
  );
}
