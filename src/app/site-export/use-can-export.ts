import { useResource } from '@/data/reads/use-resource';
import { exportRightResource } from './export-right';

/** Returns whether the person may export the theme; `false` until the server has answered. */
export function useCanExport(): boolean {
	return useResource( exportRightResource ).data ?? false;
}
