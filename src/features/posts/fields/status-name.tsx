import { useResource } from '@/data/reads/use-resource';
import { getStatusLabel } from '@/kits/list/fields/get-status-label';
import { postCountsResource } from '../reads/post-counts';

/** Props of {@link StatusName}. */
export interface StatusNameProps {
	/** Name of the post type. */
	type: string;
	/** The status; a plugin can have registered it. */
	status: string;
	/** Title of the post. */
	title: string;
}

/** The name of a post's status; that of a plugin has the plugin's name. */
export function StatusName( { type, status, title }: StatusNameProps ) {
	const { data: counts } = useResource( postCountsResource, type );
	return (
		<>
			{ counts?.added.find( ( { name } ) => name === status )?.label ??
				getStatusLabel( status, title ) }
		</>
	);
}
