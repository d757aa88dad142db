import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { LoadProblem } from '@/components/load-problem';
import { useResource } from '@/data/reads/use-resource';
import { ContentChanges } from '@/kits/compare/content-changes';
import { getErrorMessage } from '@/utils/get-error-message';
import { deletionContentResource } from './reads/deletion-content';

/** Props of {@link DeletionChanges}. */
export interface DeletionChangesProps {
	/** Number of the deletion. */
	id: number;
}

/** List of the blocks that a deletion removed; after a reset, of those that differ from the original. */
export function DeletionChanges( { id }: DeletionChangesProps ) {
	const { data, error, retry } = useResource( deletionContentResource, id );
	if ( data ) {
		return data.content === undefined ? (
			<p>{ __( 'It is not made of blocks.', 'atelier' ) }</p>
		) : (
			<ContentChanges left={ data.content } right={ data.now ?? '' } />
		);
	}
	return error === undefined ? (
		<Spinner />
	) : (
		<LoadProblem
			message={ getErrorMessage(
				error,
				__( 'The contents could not be loaded.', 'atelier' )
			) }
			onRetry={ retry }
		/>
	);
}
