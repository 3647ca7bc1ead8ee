import { useState } from 'react';
import { serviceGroups, type ServiceGroupKey } from '../lib/service-groups';

/** The group of services that the visitor looks at, and how to choose another. */
export function useServiceGroup(): readonly [ServiceGroupKey, (group: ServiceGroupKey) => void] {
  return useState<ServiceGroupKey>(serviceGroups[0].key);
}
