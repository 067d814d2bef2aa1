import { helpText } from './help-text';
import { SitePage } from './site-page';

/** The page for readers who need more help than the documentation offers (RT-05). */
export function HelpPage() {
  return <SitePage route="/help" {...helpText} />;
}
