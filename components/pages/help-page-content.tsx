import { Cards, LinkCard } from '@/components/mdx/cards';
import { repositoryUrl } from '@/lib/site/constants';
import { readPageText } from './read-page-text';
import type { SitePageContent } from './site-page';

const issues = `${repositoryUrl}/issues`;

function GetSupport() {
  return (
    <Cards>
      <LinkCard title="A question" href="https://community.ohif.org/" icon="help-circle">
        Ask in the community forum. Questions about your own server or data source are welcome too.
      </LinkCard>
      <LinkCard title="A bug" href={`${issues}/new?template=bug-report.yml`} icon="triangle">
        Report the bug on GitHub, with the steps to reproduce it.
      </LinkCard>
      <LinkCard title="A feature" href={`${issues}/new?template=feature-request.yml`} icon="bulb">
        Request the feature on GitHub. Explain what it is for and how it fits in with existing features.
      </LinkCard>
      <LinkCard title="A security problem" href="#security" icon="shield">
        Report it privately. The section below explains where to send it.
      </LinkCard>
      <LinkCard title="Commercial support" href="https://ohif.org/get-support" icon="mail">
        Get paid help with deadlines, confidential matters, development and joint research.
      </LinkCard>
      <LinkCard title="A mistake in the documentation" href={`${issues}/new/choose`} icon="pencil">
        Correct the mistake with “Edit this page” at the end of the page, or report it like a bug.
      </LinkCard>
    </Cards>
  );
}

/** Returns the content of the help page. */
export function getHelpPageContent(): SitePageContent<'/help'> {
  const { intro, sections } = readPageText('/help');
  return { intro, sections: { ...sections, 'get-support': <GetSupport /> } };
}
