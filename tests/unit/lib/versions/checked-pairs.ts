import type { ChangeKind } from '@/lib/versions/types';

/** What a person who read both pages says of them. */
interface CheckedPair {
  id: string;
  kind: ChangeKind;
  /** The sections that are not the same, in order; left out where the page was written anew. */
  sections?: string[];
  /** Texts that only the newer (`+`) or the older (`-`) page has, each within one change. */
  lines: string[];
}

/** From 3.9 to 3.10. A page that is edited may need its entry read again. */
export const checkedPairs: readonly CheckedPair[] = [
  {
    id: 'resources',
    kind: 'changed',
    sections: [
      'added 2025',
      'added Machine Learning in Medical Imaging Consortium (MaLMIC) | January 2025',
      'added ITCR Sustainment Session 2024',
      'added ITCR Sustainment Panel 2024',
    ],
    lines: ['+ ITCR Sustainment Panel 2024'],
  },
  {
    id: 'release-notes',
    kind: 'changed',
    sections: ['changed Release Notes', 'added 3.10', 'changed Before you upgrade'],
    lines: ['+ Within 3.10, take the newest tag', '- 9.3', '+ 10.0'],
  },
  {
    id: 'faq/index',
    kind: 'changed',
    sections: ['changed Technical questions, at a glance'],
    lines: ['- crossOriginIsolated is false', '+ Create SR stores nothing'],
  },
  {
    id: 'user-guide/viewer/viewport',
    kind: 'changed',
    sections: ['changed Settings for administrators'],
    lines: ['- @ohif/cornerstoneOverlay', '+ layoutSelector.commonPresets', '- , in presets'],
  },
  {
    id: 'migration-guide/from-3p7-to-3p8',
    kind: 'changed',
    sections: ['changed Convert button definitions', 'changed Run commands on events'],
    lines: ['+ In 3.10, the command is called setViewportForToolConfiguration.'],
  },
  {
    id: 'platform/services/ui/ui-modal-service',
    kind: 'changed',
    sections: [
      'changed UI Modal Service',
      'changed Interface',
      'changed Implementations',
      'added Custom component',
    ],
    lines: ['+ getCustomComponent() component or null', '- customClassName', '- closeButton boolean true'],
  },
  {
    id: 'deployment/nginx--image-archive',
    kind: 'changed',
    sections: ['changed Requirements', 'changed Other'],
    lines: ['- 18', '+ 20', '+ Access-Control-Allow-Origin: * for /pacs/'],
  },
  {
    id: 'Introduction',
    kind: 'changed',
    sections: ['changed What it can do'],
    lines: ['+ older ', '- , which most of '],
  },
  {
    id: 'development/contributing',
    kind: 'changed',
    sections: ['removed cornerstone-tools'],
    lines: ['- cornerstone-tools'],
  },
  {
    id: 'platform/services/ui/ui-viewport-dialog-service',
    kind: 'changed',
    sections: ['changed Implementations'],
    lines: [
      '+ -next',
      "+   'viewportNotification.beginTrackingMessage': {",
      "- can't be replaced by a customization",
    ],
  },
  {
    id: 'deployment/iframe',
    kind: 'changed',
    sections: [
      'changed iframe',
      'changed Static Build',
      'removed Remove the headers for cross-origin isolation',
      'changed Development Server',
      'changed Viewer on another origin',
    ],
    lines: [
      '-   allow="fullscreen; clipboard-write"',
      '+   allow="fullscreen; clipboard-write; window-management"',
      '+ and the second-screen layout ',
    ],
  },
  {
    id: 'development/link',
    kind: 'changed',
    sections: ['changed Link Cornerstone3D', "changed Tools don't react, or are reported as not registered"],
    lines: ['- git switch -c my-fix v2.2.20', '+ git switch -c my-fix v3.10.1', '- on Vimeo'],
  },
  {
    id: 'development/continuous-integration',
    kind: 'changed',
    sections: [
      'changed Workflows',
      'changed Workflow: PR_CHECKS',
      'changed Workflow: deploy (DEPLOY_MASTER)',
      'changed Workflow: release (DEPLOY_RELEASE)',
      'changed Build and test in your own CI',
    ],
    lines: ['- four', '+ eight', '+ docker build --build-arg APP_CONFIG=config/my-clinic.js'],
  },
  {
    id: 'configuration/tours',
    kind: 'changed',
    sections: [
      'changed Overview',
      'changed Adding a Tour to your Configuration',
      'changed tours array',
      'added The built-in tour starts although the config contains tours: []',
      'changed Conclusion',
    ],
    lines: ['-   tours: [readingTour],', "+     'ohif.tours': { $set: [readingTour] },", '- (study list)'],
  },
  {
    id: 'configuration/url',
    kind: 'changed',
    sections: [
      'changed All parameters at a glance',
      'changed initialSopInstanceUID',
      'changed hangingProtocolId',
      'changed token',
      'added multimonitor, screenNumber and launchAll',
      'changed What the viewer keeps',
      'changed The page is blank',
    ],
    lines: ['+ multimonitor, screenNumber viewer exact no', '+ #token=', '+ mnGrid8, @ohif/'],
  },
  {
    id: 'user-guide/viewer/Language',
    kind: 'changed',
    sections: ['changed Languages'],
    lines: ['- 236', '+ 242'],
  },
  {
    id: 'platform/services/data/PanelService',
    kind: 'changed',
    sections: ['changed Panel activation'],
    lines: [
      '+  since the mode opened',
      '+ If the user closed the side, activatePanel(id, true) selects the tab but leaves the side closed.',
    ],
  },
  {
    id: 'deployment/docker/docker',
    kind: 'moved',
    lines: [
      '- docker run -d --name ohif -p 3000:80 ohif/app:v3.9.3',
      '+ Available build arguments (optional)',
      "-   routerBasename: '/',",
      '+   routerBasename: null,',
    ],
  },
  {
    id: 'platform/services/ui/customization-service',
    kind: 'removed',
    lines: [],
  },
  {
    id: 'platform/services/data/MultiMonitorService',
    kind: 'added',
    lines: [],
  },
  { id: 'faq/general', kind: 'same', sections: [], lines: [] },
];
