import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { FontUpload } from '../parse/read-font-files';
import { UploadRow } from './upload-row';

/** Props of {@link UploadGroup}. */
export interface UploadGroupProps {
	/** Files in which the same family was read. */
	uploads: readonly FontUpload[];
	/** Name of an earlier file that is the same variant, by the file that repeats it. */
	repeated: ReadonlyMap< FontUpload, string >;
	/** Called with changes of some files; of all of the group without them. */
	onChange: (
		changes: Partial< FontUpload >,
		uploads?: readonly FontUpload[]
	) => void;
	onRemove: ( upload: FontUpload ) => void;
}

/** Files of one family, which is asked for once, and the variant of each. */
export function UploadGroup( {
	uploads,
	repeated,
	onChange,
	onRemove,
}: UploadGroupProps ) {
	return (
		<div className="atelier-fonts-upload-group">
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Family', 'atelier' ) }
				value={ uploads[ 0 ]?.family ?? '' }
				maxLength={ 150 }
				onChange={ ( family ) => onChange( { family } ) }
			/>
			<ul className="atelier-fonts-list">
				{ uploads.map( ( upload ) => (
					<UploadRow
						key={ upload.fileName }
						upload={ upload }
						repeats={ repeated.get( upload ) }
						onChange={ ( next ) => onChange( next, [ upload ] ) }
						onRemove={ () => onRemove( upload ) }
					/>
				) ) }
			</ul>
		</div>
	);
}
