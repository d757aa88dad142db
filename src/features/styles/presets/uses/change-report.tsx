import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import type { UsageFailure } from '@/features/usage';
import type { PresetChanging } from './use-preset-change';

interface ChangingProps {
	changing: PresetChanging;
}

/** Progress of the plan or of the change. */
export function ChangeProgress( { changing }: ChangingProps ) {
	const { phase, progress } = changing;
	if ( phase !== 'planning' && phase !== 'working' ) {
		return null;
	}
	return (
		<p role="status">
			{ progress
				? sprintf(
						/* translators: 1: number of places. 2: number of all places. */
						__( '%1$d of %2$d places', 'atelier' ),
						progress.done,
						progress.total
				  )
				: __( 'Looking at the places…', 'atelier' ) }
		</p>
	);
}

/** Props of {@link ChangeReport}. */
export interface ChangeReportProps extends ChangingProps {
	/** Whether a preset that no longer exists was deleted; otherwise it has another slug. */
	canBeDeleted?: boolean;
}

/** Lists the changed places, and those that stay, with the reasons. */
export function ChangeReport( {
	changing,
	canBeDeleted = false,
}: ChangeReportProps ) {
	const { phase, places, failed } = changing;
	if ( phase !== 'report' && phase !== 'stopped' ) {
		return null;
	}
	return (
		<div role="status">
			<p>
				{ sprintf(
					/* translators: %d: number of places. */
					_n(
						'%d place was changed.',
						'%d places were changed.',
						places,
						'atelier'
					),
					places
				) }
			</p>
			{ canBeDeleted && ! changing.isKept && (
				<p>{ __( 'The preset was deleted.', 'atelier' ) }</p>
			) }
			{ failed.length > 0 && <Failures failed={ failed } /> }
		</div>
	);
}

function Failures( { failed }: { failed: readonly UsageFailure[] } ) {
	return (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: %d: number of places. */
				_n(
					'%d place stays as it is:',
					'%d places stay as they are:',
					failed.length,
					'atelier'
				),
				failed.length
			) }
			<ul>
				{ failed.map( ( { key, title, message } ) => (
					<li key={ key }>
						{ sprintf(
							/* translators: 1: title of a record. 2: why it was not changed. */
							__( '“%1$s”: %2$s', 'atelier' ),
							title || __( '(no title)', 'atelier' ),
							message
						) }
					</li>
				) ) }
			</ul>
		</Notice>
	);
}
