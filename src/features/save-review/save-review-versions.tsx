import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { readRecordEdits, type ConflictOutcome } from '@/data/records';
import { formatVersion } from './format-version';
import { getFieldLabel } from './get-field-label';

/** Props of {@link SaveReviewVersions}. */
export interface SaveReviewVersionsProps {
	conflict: ConflictOutcome;
}

/** Shows the person's version and the other of each field that both changed, so that they can be compared and copied. */
export function SaveReviewVersions( {
	conflict: { record, fields, change },
}: SaveReviewVersionsProps ) {
	const { edits } = readRecordEdits( useRegistry(), record );
	return (
		<dl className="atelier-save-review__versions">
			{ fields.map( ( field ) => {
				const label = getFieldLabel( field );
				return (
					<div key={ field }>
						<dt>{ label }</dt>
						<dd>
							<strong>{ __( 'Your version', 'atelier' ) }</strong>
							<pre>{ formatVersion( edits, field ) }</pre>
						</dd>
						<dd>
							<strong>
								{ __( 'The other version', 'atelier' ) }
							</strong>
							<pre>{ formatVersion( change.record, field ) }</pre>
						</dd>
					</div>
				);
			} ) }
		</dl>
	);
}
