import type { Types } from '@ohif/core';

/** extensions/default/src/DataSourceConfigurationAPI/GoogleCloudDataSourceConfigurationAPI.ts */
export class GoogleCloudDataSourceConfigurationAPI implements Types.BaseDataSourceConfigurationAPI {
  constructor(
    dataSourceName: string,
    servicesManager: AppTypes.ServicesManager,
    extensionManager: AppTypes.ExtensionManager,
  );
  getItemLabels(): string[];
  initialize(): Promise<Types.BaseDataSourceConfigurationAPIItem[]>;
  getConfiguredItems(): Promise<Types.BaseDataSourceConfigurationAPIItem[]>;
  setCurrentItem(
    item: Types.BaseDataSourceConfigurationAPIItem,
  ): Promise<Types.BaseDataSourceConfigurationAPIItem[]>;
}
