import { useResource } from '@/data/reads/use-resource';
import { exportRightResource } from './export-right';

/** Whether the person may export the theme; `false` until the server has said so. */
export function useCanExport(): boolean {
	return useResource( exportRightResource ).data ?? false;
}
