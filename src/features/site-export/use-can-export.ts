import { exportRightResource } from '@/data/resources/export-right';
import { useResource } from '@/data/resources/use-resource';

/** Whether the person may export the theme; `false` until the server has said so. */
export function useCanExport(): boolean {
	return useResource( exportRightResource ).data ?? false;
}
