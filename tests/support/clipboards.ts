/** What programs put on the clipboard as `text/html`, as they write it. */

export const WORD_CLIPBOARD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/sam/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:12.0pt; font-family:"Aptos",sans-serif;} @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<h1><span lang=EN-US style='mso-ansi-language:EN-US'>Beans in the week<o:p></o:p></span></h1>
<p class=MsoNormal><span style='color:#C00000'>A tin holds <b style='mso-bidi-font-weight:normal'>two</b> portions, <i style='mso-bidi-font-style:normal'>drained</i>; see <a href="https://www.nhs.uk/live-well/">the NHS</a>.</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Soak overnight<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>in cold water<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Rinse<o:p></o:p></p>
<h2>Steps<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Boil<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Simmer<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'><tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Bean<o:p></o:p></p></td><td width=301 valign=top><p class=MsoNormal>Minutes<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Black<o:p></o:p></p></td><td><p class=MsoNormal>60<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=200 height=100 src="file:///C:/Users/sam/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Picture_x0020_1"><o:p></o:p></p>
<!--EndFragment--></body></html>`

export const GOOGLE_DOCS_CLIPBOARD = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6a1f7c2e-7fff-1b2c-9e30-000000000000"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:normal;vertical-align:baseline;white-space:pre-wrap;">Lentils for weekdays</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;color:#000000;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Plain </span><span style="font-size:11pt;font-weight:700;font-style:normal;">bold</span><span style="font-size:11pt;font-weight:400;font-style:italic;"> and italic</span><span style="font-size:11pt;font-weight:400;"> with CO</span><span style="font-size:0.6em;vertical-align:sub;">2</span><span style="font-size:11pt;"> and </span><a href="https://www.google.com/url?q=https://example.org/lentils&amp;sa=D" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;text-decoration:underline;">a source</span></a></p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;">Red ones</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-size:11pt;">split</span></p></li></ul><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;">Green ones</span></p></li></ul><br /><p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:300px;height:200px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXx" width="300" height="200" /></span></p></b><br class="Apple-interchange-newline">`

export const WEB_PAGE_CLIPBOARD = `<meta charset='utf-8'><h3 style="box-sizing: border-box; font-family: -apple-system, sans-serif; color: rgb(31, 35, 40);">From a page</h3><p style="box-sizing: border-box; color: rgb(31, 35, 40);">Words with <code style="padding: 0.2em;">code</code>, <a href="https://example.com/a?b=1&amp;c=2" style="color: rgb(9, 105, 218);" onclick="alert(1)">a link</a> and <span style="font-weight: 600;">weight</span>.</p><blockquote style="margin: 0px;"><p>Said well.</p></blockquote><div class="embed"><iframe src="https://www.youtube.com/embed/x"></iframe></div><img src="https://example.com/a.png" alt="Elsewhere"><table><thead><tr><th>Food</th><th>g</th></tr></thead><tbody><tr><td>Oats</td><td>40</td></tr></tbody></table><script>alert(1)</script><form><input value="x"></form><p>After it.</p>`

export const MARKDOWN_CLIPBOARD = `## Written as Markdown

A line with **bold**, _italic_ and [a link](https://example.org/md).

- one
- two

| Food | kcal |
| ---- | ---: |
| Rice | 130 |
`

/** Word's footnotes: a mark in the text, and the notes after all of it. */
export const WORD_NOTES_CLIPBOARD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"></head><body lang=EN-GB><!--StartFragment-->
<p class=MsoNormal>His averages are still with us.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:12.0pt'>[1]</span></span><![endif]></span></span></a> And more.<o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> Merrill and Watt, <i>Energy Value of Foods</i>, 1955.<o:p></o:p></p></div></div>
<!--EndFragment--></body></html>`
