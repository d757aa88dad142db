import { useState } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import type {
	ConflictAnswer,
	ConflictQuestion,
} from '@/data/writes/conflict-handlers';
import { explainConflict } from '@/data/writes/explain-conflict';
import { joinNames } from '@/utils/join-names';
import { ConflictVersions } from './conflict-versions';
import { getConflictTitle } from './get-conflict-title';
import { getFieldLabel } from './get-field-label';

/** Props of {@link ConflictDialog}. */
export interface ConflictDialogProps {
	question: ConflictQuestion;
	onAnswer: ( answer: ConflictAnswer ) => void;
}

/** The dialog that asks whose version of a record is to stay. Closing it writes nothing. */
export function ConflictDialog( {
	question: { outcome, mine },
	onAnswer,
}: ConflictDialogProps ) {
	const [ areShown, setAreShown ] = useState( false );
	const { fields, change, record, contents } = outcome;
	const isDeletion = mine === undefined;
	const names = joinNames( fields.map( getFieldLabel ) );
	return (
		<Dialog
			title={ getConflictTitle( outcome ) }
			size="medium"
			onRequestClose={ () => onAnswer( 'theirs' ) }
		>
			<div className="atelier-conflict-dialog">
				<p>{ explainConflict( outcome ) }</p>
				{ fields.length > 0 && (
					<p>
						{ isDeletion
							? sprintf(
									/* translators: %s: names of fields, for example "Title, Content". */
									__( 'Changed: %s.', 'atelier' ),
									names
							  )
							: sprintf(
									/* translators: %s: names of fields, for example "Title, Content". */
									__( 'Changed by both: %s.', 'atelier' ),
									names
							  ) }
					</p>
				) }
				{ areShown && (
					<ConflictVersions
						name={ record.name }
						fields={ fields }
						mine={ mine }
						theirs={ change.record }
						contents={ contents }
					/>
				) }
				<div className="atelier-conflict-dialog__buttons">
					{ fields.length > 0 && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							aria-expanded={ areShown }
							onClick={ () => setAreShown( ! areShown ) }
						>
							{ isDeletion
								? __( 'See what changed', 'atelier' )
								: __( 'See both', 'atelier' ) }
						</Button>
					) }
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () => onAnswer( 'theirs' ) }
					>
						{ isDeletion
							? __( 'Keep it', 'atelier' )
							: __( 'Take the other version', 'atelier' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isDestructive={ isDeletion }
						onClick={ () => onAnswer( 'mine' ) }
					>
						{ isDeletion
							? __( 'Delete anyway', 'atelier' )
							: __( 'Overwrite with my version', 'atelier' ) }
					</Button>
				</div>
			</div>
		</Dialog>
	);
}
