import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { TextForm } from '@/components/text-form';
import { runInForm } from '@/kits/saving/outcomes';
import { findNameProblem } from '@/utils/find-name-problem';
import type { HistoryRow } from '../rules/types';
import { nameMoment, renameMoment } from '../writes/write-moments';

/** Props of {@link NameMomentDialog}. */
export interface NameMomentDialogProps {
	/** Row whose moment is named or renamed; without it, the current design is named. */
	row?: HistoryRow;
	onClose: () => void;
}

/** Dialog that names a moment, so that its contents are kept independently of revisions. */
export function NameMomentDialog( { row, onClose }: NameMomentDialogProps ) {
	const id = row?.momentId;
	const title =
		id === undefined
			? __( 'Name this moment', 'atelier' )
			: __( 'Rename the moment', 'atelier' );
	return (
		<Dialog
			title={ title }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<TextForm
				label={ __( 'Name', 'atelier' ) }
				initialValue={ row?.name ?? '' }
				submitLabel={ __( 'Save', 'atelier' ) }
				failure={ __( 'The name could not be saved.', 'atelier' ) }
				findProblem={ findNameProblem }
				onSubmit={ ( name ) =>
					runInForm(
						{ id: id ?? row?.at ?? 'now' },
						{
							subject: 'history-name',
							run: () =>
								id === undefined
									? nameMoment( name, row?.at )
									: renameMoment( id, name ),
							done: () =>
								sprintf(
									/* translators: %s: name of a moment. */
									__(
										'The moment is called “%s”.',
										'atelier'
									),
									name
								),
						}
					)
				}
				onClose={ onClose }
			>
				<p className="atelier-history__note">
					{ __(
						'What the design holds at this moment is kept with the name.',
						'atelier'
					) }
				</p>
			</TextForm>
		</Dialog>
	);
}
