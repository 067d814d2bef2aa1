import { helpText } from './help-text';
import { SitePage } from './site-page';

/** Where a reader goes who does not get on with the documentation alone (RT-05). */
export function HelpPage() {
  return <SitePage route="/help" {...helpText} />;
}
